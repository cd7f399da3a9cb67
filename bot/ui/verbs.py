"""Verbs: what a press can ask for."""

from __future__ import annotations

from enum import StrEnum


class Verb(StrEnum):
    """What a press asks for; after the dash its arguments, and the ticket if it has one."""

    # The lobby.
    JOIN = "join"  # also sits a newcomer down for the next round
    STAND = "stand"
    ADD_COMPUTER = "bot"
    REMOVE_COMPUTER = "unbot"
    PRESET = "preset"  # select: the preset's name
    RULES = "rules"
    CONFIRM = "confirm"
    START = "start"
    CANCEL = "cancel"

    # The table.
    HAND = "hand"
    UNO = "uno"  # ticket: the number of the top play; says UNO! from the table
    CATCH = "catch"  # ticket: the number of the top play[ - the seat that is named]
    POINT = "point"  # ticket: as for CATCH; asks whom to catch
    PROXY = "proxy"  # ticket: as for UNO; asks for whom to say UNO!
    CALL_FOR = "call2"  # ticket: as for UNO - the seat that UNO! is said for
    PUT = "put"  # puts a hand on the pile
    ACCEPT = "accept"  # ticket: the phase's clock
    CHALLENGE = "challenge"  # ticket: the phase's clock
    READY = "ready"
    REMATCH = "rematch"
    MORE = "more"

    # The hand. `armed` is 1 when UNO! goes with the next play, else 0.
    # `staged` is a card, or several and what was chosen for them: see `staging`.
    PLAY = "play"  # ticket - staged, armed[, colour]
    CHOOSE = "wild"  # ticket - staged, armed[, page]: opens the next choice; at first only a Wild had one
    PLAY_SURELY = "play2"  # ticket - staged, armed: as PLAY, from whoever was asked once more
    JUMP_SURELY = "jump2"  # as JUMP
    JUMP = "jump"  # ticket, on the table the number of the top play - staged[, armed[, colour]]
    GIVE = "give"  # ticket - card
    TARGET = "target"  # ticket - seat: whose hand it shall be
    BACK = "back"  # ticket - armed, page: shows the hand again
    PAGE = "page"  # ticket - armed, page
    DRAW = "draw"  # ticket
    KEEP = "keep"  # ticket
    ARM = "arm"  # ticket - armed (what it becomes), page[, staged (what is being chosen for)]
    CALL = "call"  # ticket; says UNO! from the hand
    STARTER = "starter"  # ticket - colour
    REFRESH = "refresh"
    PICTURE = "picture"  # - hand or table: shows it as a picture, on asking only

    # More: what is seldom needed.
    LEAVE = "leave"  # asks first
    LEAVE_SURELY = "leave2"
    COME_BACK = "back2"
    SIT_OUT = "sitout"  # a computer player sits in
    KICK = "kick"  # select: the seat, a dot, and the ticket of who sits there
    END = "end"  # asks first
    END_SURELY = "end2"
    PAUSE = "pause"
    RESUME = "resume"
    FINE = "fine"  # select: as for KICK; asks for the reason
    FINE_SURELY = "fine2"  # ticket: of who sits there - seat; a form, which brings the reason
    HABIT = "habit"  # - hints or auto_draw, 1 or 0: what somebody has set for all tables
    REPORT = "report"  # select: as for KICK; of somebody who gave advice
    VOTE = "vote"  # - the vote's clock, 1 or 0
    REPOST = "repost"
    PROOF = "proof"  # shows how to check the deals, once the match is over too

    # Choosing rules: private, and the host's. `page` is the page of the panel to show again.
    PANEL = "panel"  # - page; as a select: the page
    PANEL_PRESET = "pset"  # select: a rule set
    HOW_TO_PLAY = "howto"
    OPTION = "opt"  # - page, field, value[, 1 to set along what is in the way]; a select brings the value
    ASK_OPTION = "optask"  # - page, field: asks for a number or a word
    SAVE_RULES = "rsave"  # asks for a name; as a form it brings the name
    SHARE_RULES = "rshare"

    # Cards of one's own: those of the table, or those that the server has saved where the table is 0.
    CARDS = "cards"
    CARD = "card"  # ticket - place
    WORD_CARD = "cardword"  # ticket - place: asks for name and text; as a form it brings them
    CARD_BLOCK = "cardpart"  # ticket - place, which block, which part of it; select: what it is
    DROP_CARD = "carddrop"  # ticket - place
    KEEP_CARD = "cardkeep"  # ticket - place: saves it for the server
    TAKE_CARD = "cardtake"  # ticket - turn of the menu; select: one that the server has saved

    # Rules to read: those of the table, or where it is 0 those of a source, as `layouts.book` has it.
    BOOK = "book"  # - source; as a select: the chapter
    GLOSSARY = "faces"  # - source[, page]
    MEMO = "memo"  # - source

    # Learning: by situation, and the tutorial, whose presses carry all there is to know of it.
    HELP = "help"  # select: the topic
    TUTORIAL = "tutor"  # - a lesson, or nothing for its first page; as a select: the lesson
    LESSON = "lesson"  # ticket: the lesson and the moves made in it - a verb of the hand and its arguments

    # Beside the tables.
    RANKINGS = "rank"  # - period, page[, 1 with a picture]
    MY_DATA = "mydata"
    FORGET_ME = "forgetme"  # asks first
    FORGET_ME_SURELY = "forgetme2"
    MY_SETTINGS = "mine"
    MY_SETTING = "mineset"  # - the setting's name[, 1 or 0]; as a select: the language
    SETTING = "set"  # select - the setting's name
    BAN_WORDS = "setwords"  # asks for the words; as a form it brings them
    FORFEITS = "setforfeits"  # asks for the forfeits; as a form it brings them
