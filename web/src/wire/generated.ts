// Made by `python -m codegen` from the structs in src/tablee: change those, not this.

export const PROTOCOL_VERSION = 2;

/** The first one is for whoever asks for none of them. */
export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const REACTIONS = ["clap", "laugh", "wow", "think", "sad", "heart"] as const;
/** Of chat, in letters. */
export const LONGEST_LINE = 500;
/** Lines of chat that a table keeps. */
export const LINES_KEPT = 200;
export const REACTIONS_KEPT = 40;
/** Of the paces of bots, those at which they wait for what is shown. */
export const HOLDING_PACES: readonly string[] = ["slow", "normal"];
/** Code points. Browsers count otherwise, and would cut a family of emoji in two. */
export const LONGEST_NAME = 20;
/** The cast, in the order in which they are offered. */
export const FACES = ["fox", "teapot", "owl", "octopus", "lady", "cactus", "frog", "colonel", "moon", "rabbit", "whale", "mushroom", "cat", "punk", "pear", "rooster", "hedgehog", "candle", "bear", "snail", "braids", "napkin", "elephant", "sailor"] as const;
/** Bytes of a request that carries no note. */
export const LARGEST_REQUEST = 16384;
/** Bytes of a pack that is given to a table. */
export const LARGEST_PACK = 2000000;
/** The status of an answer over plain HTTP: no table is laid and no pack taken. */
export const SERVER_FULL = 507;
/** Actions that one connection may send: so many a second, and so many at once. */
export const ACTIONS_A_SECOND = 30;
export const ACTIONS_AT_ONCE = 60;
/** Of a seat's last moves the table knows the ids: as many may be on their way at most. */
export const MOVES_KNOWN = 64;
/** Points of a slate, from its upper left corner, are whole numbers below it. */
export const SLATE = 4096;
/** Whole numbers below it; 0 where none was measured. */
export const PRESSURES = 64;
/** Of a stroke, in points. */
export const LONGEST_STROKE = 2000;
/** How a stroke is spelt: so many letters of this alphabet for each of its points. */
export const STROKE_LETTERS = 5;
export const STROKE_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export type Request<Action = unknown> =
  | Sit
  | Rename
  | ChooseFace
  | Ready
  | Leave
  | SeatBot
  | Free
  | Swap
  | ChooseGame
  | ChoosePack
  | SetOption
  | SetLimit
  | SetPace
  | SetTalk
  | SetLate
  | HandOver
  | GiveUp
  | Regather
  | CloseTable
  | Start
  | Rematch
  | CommitSeed
  | ShowSeed
  | Act<Action>
  | Overrule
  | Hurry
  | StandIn
  | ComeBack
  | Pause
  | Resume
  | AllowKeeping
  | Enter
  | Open
  | Shut
  | Release
  | Recall
  | WriteNote
  | AskAid
  | Say
  | React
  | Lend
  | Claim
  | Ping;

export type Message<View = unknown, Fact = unknown, Aid = unknown> =
  | Entered
  | TableChanged
  | Snapshot<View, Fact>
  | Patch<Fact>
  | Done
  | RequestRefused
  | Seated
  | Lent
  | Aided<Aid>
  | Recalled<Fact>
  | Elsewhere
  | Taken
  | NoteKept
  | Said
  | Reacted
  | Pong
  | Farewell;

export type Domain =
  | Span
  | OneOf
  | AnyText
  | AnySeat
  | AnyStroke;

export type SeatSeed =
  | Revealed
  | Absent
  | Seedless;

/** A newcomer takes the chair named, else a free one, else a bot's. A device that lays a table sits as its host. */
export interface Sit {
  readonly type: "sit";
  /** 8 to 64 characters, matching `^[A-Za-z0-9_\-]*\Z`. */
  readonly id: string;
  /** At most 200 characters. */
  readonly name: string;
  /** 0 to 63. */
  readonly chair?: number | null;
  /** The host of this device, to sit down themselves; null for somebody new. 0 to 2,147,483,647. */
  readonly person?: number | null;
  /**
   * The one that they would like: if it is taken, or there is no such face, they get another. At most 40 characters.
   */
  readonly face?: string;
  /**
   * Made by the device, which so can ask again if the answer is lost; null lets the server make one. Matching
   * `^[A-Za-z0-9_\-]{32}\Z`.
   */
  readonly token?: string | null;
}

/** At any moment. A name that could pass for another at the table gets a number. */
export interface Rename extends PersonRequest {
  readonly type: "rename";
  /** At most 200 characters. */
  readonly name: string;
}

/** Another face, which nobody else at the table has. */
export interface ChooseFace extends PersonRequest {
  readonly type: "choose_face";
  /** At most 40 characters. */
  readonly face: string;
}

/** Before a game, for the others to see: nothing waits for it. */
export interface Ready extends PersonRequest {
  readonly type: "ready";
  readonly ready?: boolean;
}

/** For good. */
export interface Leave extends PersonRequest {
  readonly type: "leave";
}

/** The host's; on a chair that has a bot it changes the level. */
export interface SeatBot extends PersonRequest {
  readonly type: "seat_bot";
  /** 0 to 63. */
  readonly chair: number;
  /** At most 40 characters. */
  readonly level: string;
}

/** The host's: whoever sits there leaves. */
export interface Free extends PersonRequest {
  readonly type: "free";
  /** 0 to 63. */
  readonly chair: number;
}

/** The host's: two chairs change places. */
export interface Swap extends PersonRequest {
  readonly type: "swap";
  /** 0 to 63. */
  readonly chair: number;
  /** 0 to 63. */
  readonly other: number;
}

/** The host's: before a game, and after one instead of playing the same again. Who sits here stays. */
export interface ChooseGame extends PersonRequest {
  readonly type: "choose_game";
  /** At most 40 characters. */
  readonly game: string;
}

/** The host's: the cards of the chosen game, by their hash. The pack comes with it, or was given to the table. */
export interface ChoosePack extends PersonRequest {
  readonly type: "choose_pack";
  /** At most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly pack: string;
}

/** The host's: one of the options of the chosen game, before the start. */
export interface SetOption extends PersonRequest {
  readonly type: "set_option";
  /** At most 40 characters. */
  readonly name: string;
  /** -2,147,483,648 to 2,147,483,647 or at most 100 characters. */
  readonly value: number | string;
}

/** The host's, at any moment: seconds for each decision; null for no limit. */
export interface SetLimit extends PersonRequest {
  readonly type: "set_limit";
  /** 5 to 3,600. */
  readonly seconds: number | null;
}

/** The host's, at any moment: how long bots take, and whether they wait for what is shown. */
export interface SetPace extends PersonRequest {
  readonly type: "set_pace";
  readonly pace: "instant" | "normal" | "slow";
}

/** The host's, at any moment: whether there is chat and reactions. */
export interface SetTalk extends PersonRequest {
  readonly type: "set_talk";
  readonly on: boolean;
}

/** The host's, at any moment: whether somebody new may sit down while a game is played. */
export interface SetLate extends PersonRequest {
  readonly type: "set_late";
  readonly on: boolean;
}

/** The host's: somebody else at the table is the host from now on. */
export interface HandOver extends PersonRequest {
  readonly type: "hand_over";
  /** 0 to 2,147,483,647. */
  readonly to: number;
}

/** The host's: the game ends here, without a result. */
export interface GiveUp extends PersonRequest {
  readonly type: "give_up";
}

/** The host's, after a game: the same people, but something is to be changed first. */
export interface Regather extends PersonRequest {
  readonly type: "regather";
}

/** The host's: for good. A game that is played is given up. */
export interface CloseTable extends PersonRequest {
  readonly type: "close_table";
}

/** The host's: whoever sits here plays, ready or not. */
export interface Start extends PersonRequest {
  readonly type: "start";
}

/** The host's, after a game: the same people, a new game, at once. */
export interface Rematch extends PersonRequest {
  readonly type: "rematch";
}

/** While the table is sealed: the commitment of a seed that nobody knows yet. */
export interface CommitSeed extends PersonRequest {
  readonly type: "commit_seed";
  /** At most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly commitment: string;
}

/** Once `showing` is true: the seed that was committed to. */
export interface ShowSeed extends PersonRequest {
  readonly type: "show_seed";
  /** At most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly seed: string;
}

/** Do something in the game: take an offer. */
export interface Act<Action = unknown> extends PersonRequest {
  readonly type: "act";
  /** The number that came with the offers that this answers. 0 to 9,007,199,254,740,991. */
  readonly decision: number;
  readonly action: Action;
  /** Of one that is sent in a row, without waiting for the answer to those before it. */
  readonly place?: Place | null;
}

/** The host's: something that the game lets a host do, whoever is awaited or when it is over. Most know none. */
export interface Overrule extends PersonRequest {
  readonly type: "overrule";
  readonly act: unknown;
}

/** Bots need not take their time now: they go on as soon as all was shown. */
export interface Hurry extends PersonRequest {
  readonly type: "hurry";
}

/** Let a bot play for somebody who is away: the host's word does it, or most of the others'. */
export interface StandIn extends PersonRequest {
  readonly type: "stand_in";
  /** 0 to 63. */
  readonly seat: number;
}

/** Play one's seat again, instead of the bot that stood in. */
export interface ComeBack extends PersonRequest {
  readonly type: "come_back";
}

/** The host's: no clock runs, and nobody moves. */
export interface Pause extends PersonRequest {
  readonly type: "pause";
}

/** The host's: play goes on, with as much time left as before. */
export interface Resume extends PersonRequest {
  readonly type: "resume";
}

/** Let everybody keep what I drew in the game that is over. */
export interface AllowKeeping extends PersonRequest {
  readonly type: "allow_keeping";
}

/** The first message: which table, and whom this device holds there; nobody, to watch or to sit down. */
export interface Enter {
  readonly type: "enter";
  readonly protocol: number;
  /** 1 to 12 characters. */
  readonly table: string;
  /** At most 8 of them, each 22 to 64 characters, matching `^[A-Za-z0-9_\-]*\Z`. */
  readonly tokens?: readonly string[];
}

/** Show this person's seat here from now on. The public feed, that of a screen or spectator, is `person` null. */
export interface Open {
  readonly type: "open";
  /** 8 to 64 characters, matching `^[A-Za-z0-9_\-]*\Z`. */
  readonly id: string;
  /** 0 to 2,147,483,647. */
  readonly person: number | null;
  readonly since?: Since | null;
  /** Also when it is open on another device, which is then told. With false the answer is `elsewhere` instead. */
  readonly take?: boolean;
}

/** Show it no longer: the device is passed on. */
export interface Shut {
  readonly type: "shut";
  /** 8 to 64 characters, matching `^[A-Za-z0-9_\-]*\Z`. */
  readonly id: string;
  /** 0 to 2,147,483,647. */
  readonly person: number | null;
}

/**
 * What this feed told up to this message was shown here, or skipped: the table need not wait for that any longer. It
 * speaks for all whom the device holds. One that comes too early, late or twice changes nothing.
 */
export interface Release {
  readonly type: "release";
  /** 8 to 64 characters, matching `^[A-Za-z0-9_\-]*\Z`. */
  readonly id: string;
  /** 0 to 2,147,483,647. */
  readonly person: number | null;
  readonly upto: Since;
}

/** What this feed told before a fact, counted from 0: of a game so long that a snapshot has only the last of it. */
export interface Recall {
  readonly type: "recall";
  /** 8 to 64 characters, matching `^[A-Za-z0-9_\-]*\Z`. */
  readonly id: string;
  /** 0 to 2,147,483,647. */
  readonly person: number | null;
  /** At most 40 characters. */
  readonly epoch: string;
  /** 0 to 9,007,199,254,740,991. */
  readonly before: number;
}

/** The whole of a person's private note; the last one written stays. */
export interface WriteNote extends PersonRequest {
  readonly type: "write_note";
  /** At most 65,536 characters. */
  readonly note: string;
}

/**
 * What the table lets this seat be helped with, from what it may know. In a game that has aid, and while the seat is
 * open here.
 */
export interface AskAid extends PersonRequest {
  readonly type: "ask_aid";
}

/** A line of chat; everybody gets it as `said`, also whoever said it. */
export interface Say extends PersonRequest {
  readonly type: "say";
  /** 1 to 500 characters. */
  readonly text: string;
}

/** Everybody gets it as `reacted`, also whose it is. */
export interface React extends PersonRequest {
  readonly type: "react";
  readonly reaction: "clap" | "heart" | "laugh" | "sad" | "think" | "wow";
}

/** A one-time code with which another device takes this person over. */
export interface Lend extends PersonRequest {
  readonly type: "lend";
}

/** Take a person over from another device, by its one-time code. */
export interface Claim {
  readonly type: "claim";
  /** 8 to 64 characters, matching `^[A-Za-z0-9_\-]*\Z`. */
  readonly id: string;
  /** As it was typed: one that cannot be right is answered like one that is wrong. 1 to 64 characters. */
  readonly code: string;
}

/** A page cannot see the pings of the socket; it learns in this way that it is still heard. */
export interface Ping {
  readonly type: "ping";
  /** 8 to 64 characters, matching `^[A-Za-z0-9_\-]*\Z`. */
  readonly id: string;
}

export interface PersonRequest {
  /** 8 to 64 characters, matching `^[A-Za-z0-9_\-]*\Z`. */
  readonly id: string;
  /** 0 to 2,147,483,647. */
  readonly person: number;
}

/** The last message that the device has of a feed. */
export interface Since {
  /** At most 40 characters. */
  readonly epoch: string;
  /** 0 to 9,007,199,254,740,991. */
  readonly number: number;
}

/** Where an action stands in a row. They are played in this order and once each, however often they are sent. */
export interface Place {
  /** 8 to 64 characters, matching `^[A-Za-z0-9_\-]*\Z`. */
  readonly row: string;
  /**
   * Higher than that of any before it; not all need be there, as some were refused or taken back. 0 to 2,147,483,647.
   */
  readonly number: number;
}

/** The body of a request to lay a table. */
export interface LayTable {
  /** At most 40 characters. */
  readonly game: string;
  /** Keys at most 40 characters, values -2,147,483,648 to 2,147,483,647 or at most 100 characters. */
  readonly options?: { readonly [key: string]: number | string };
}

/** The answer to `enter`. */
export interface Entered {
  readonly type: "entered";
  readonly protocol: number;
  /** Tokens that opened nothing are not there; the device may forget them. */
  readonly people: readonly Mine[];
  readonly public_table: PublicTable;
  /** The server's clock, by which deadlines are told. */
  readonly now: number;
  /** The last of what was said here. */
  readonly said: readonly Said[];
}

/** Fields of the public table, each with its new value. */
export interface TableChanged {
  readonly type: "table_changed";
  readonly public_table: Partial<PublicTable>;
}

/** Everything that this seat may know now, and what it was told since the start of the game, or the last of it. */
export interface Snapshot<View = unknown, Fact = unknown> {
  readonly type: "snapshot";
  /** Null for a spectator and the shared screen. */
  readonly seat: number | null;
  /** Numbers count from 0 in each epoch; another one means that the server started anew, or a new game. */
  readonly epoch: string;
  readonly number: number;
  readonly view: View;
  readonly offers: Offers;
  /** Seats that the game waits for. */
  readonly awaited: readonly number[];
  /** Seats that may speak though nobody waits for them. */
  readonly may: readonly number[];
  readonly told: readonly Fact[];
  /** Facts that were told before these, in a game that is very long: `recall` brings them. */
  readonly earlier: number;
}

/** What changed since the message with the number before. */
export interface Patch<Fact = unknown> {
  readonly type: "patch";
  readonly seat: number | null;
  readonly number: number;
  readonly view?: Change;
  readonly offers?: Offers;
  readonly awaited?: readonly number[];
  readonly may?: readonly number[];
  readonly told?: readonly Fact[];
}

/** It has happened, and is on disk. */
export interface Done {
  readonly type: "done";
  readonly id: string;
}

/** It has not happened, and nothing has changed. */
export interface RequestRefused {
  readonly type: "request_refused";
  readonly id: string;
  /** One of the table's reasons, or of the game's. */
  readonly why: string;
}

/** This device holds a person from now on, who has a chair if the public table says so. */
export interface Seated {
  readonly type: "seated";
  readonly id: string;
  readonly person: number;
  /** To be kept, and shown to nobody. Empty for the host, whose device has it since the table was laid. */
  readonly token: string;
}

/** The answer to `lend`. */
export interface Lent {
  readonly type: "lent";
  readonly id: string;
  readonly code: string;
  /** How long it can be used. */
  readonly seconds: number;
}

/** The answer to `ask_aid`. */
export interface Aided<Aid = unknown> {
  readonly type: "aided";
  readonly id: string;
  /** Null where there is nothing to help with: it is off at this table, or the game is over. */
  readonly aid: Aid;
}

/** The last facts before the one that was named, as many as a message holds. */
export interface Recalled<Fact = unknown> {
  readonly type: "recalled";
  readonly id: string;
  /** Facts that were told before these. */
  readonly earlier: number;
  readonly told: readonly Fact[];
}

/** The seat is open on another device; ask again with `take` to have it here. */
export interface Elsewhere {
  readonly type: "elsewhere";
  readonly id: string;
  readonly person: number;
}

/** This person is no longer shown here: opened on another device, moved there, or gone from the table. */
export interface Taken {
  readonly type: "taken";
  readonly person: number;
  readonly why: "left" | "moved" | "opened_elsewhere";
}

/** A person's private note, when their seat is opened. */
export interface NoteKept {
  readonly type: "note_kept";
  readonly person: number;
  readonly note: string;
}

/** Somebody said something. */
export interface Said {
  readonly type: "said";
  readonly person: number;
  readonly name: string;
  readonly text: string;
  /** In place of a text, among what was said before somebody came. */
  readonly reaction: "clap" | "heart" | "laugh" | "sad" | "think" | "wow" | null;
}

/** Somebody reacted, just now. */
export interface Reacted {
  readonly type: "reacted";
  readonly person: number;
  readonly reaction: "clap" | "heart" | "laugh" | "sad" | "think" | "wow";
}

/** The answer to `ping`. */
export interface Pong {
  readonly type: "pong";
  readonly id: string;
}

/** The server closes the connection. */
export interface Farewell {
  readonly type: "farewell";
  readonly why: "crowded" | "enter_first" | "malformed" | "other_protocol" | "restarting" | "too_fast" | "too_slow" | "trouble" | "unknown_table";
  /** One line for whoever reads a log. */
  readonly text: string;
  /** Seconds after which trying again makes sense; null: never, or with something else. */
  readonly retry: number | null;
}

export interface PublicTable {
  readonly code: string;
  readonly game: string;
  readonly options: { readonly [key: string]: number | string };
  /** What this game can be played with here; none for a game without cards. */
  readonly packs: readonly PublicPack[];
  /** The one that is chosen. At most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly pack: string | null;
  readonly stage: "closed" | "gathering" | "over" | "playing" | "sealing";
  /** In a game, chair n is seat n. */
  readonly chairs: readonly PublicChair[];
  readonly host: number;
  /** Seconds for a decision, if the host has set some. */
  readonly limit: number | null;
  readonly pace: "instant" | "normal" | "slow";
  /** Whether there is chat and reactions. */
  readonly talk: boolean;
  /** How many have been started here. */
  readonly games: number;
  /** From the start of a game until people gather again. */
  readonly handshake: Handshake | null;
  /** By seat, once the game has started: shown, or absent. */
  readonly seeds: readonly SeatSeed[];
  /**
   * Of the chain, as they were shown so far; for comparing with the record. Each at most 64 characters, matching
   * `^[0-9a-f]{64}$`.
   */
  readonly heads: readonly string[];
  readonly paused: boolean;
  /** When time is up for those who are awaited, by the server's clock. */
  readonly limit_at: number | null;
  /** When a countdown of the rules themselves ends. */
  readonly timer_at: number | null;
  /** Null before the end, and of a game that was given up or cut short. */
  readonly result: Result | null;
  /** Whether what was drawn may be kept; null but after a game in which people may draw. */
  readonly keeping: Keeping | null;
  /** What the game lets its host do now, of which its rules must hear: made from what a spectator sees. */
  readonly host_offers: readonly Offer[];
  /** The game that is over went on for longer than any: the table ended it. */
  readonly cut_short: boolean;
  /** For more games at this table, between games: with little or none, another one is to be laid. */
  readonly room: "enough" | "little" | "none";
  /** That countdown runs because all others are done: whoever is still awaited is told so. */
  readonly timer_hurries: boolean;
  /** Once it is over: what people are remembered for, made from what everybody was told. */
  readonly honours: Honours | null;
  /** Games that came to their end here, this evening: what `won` and `played` of the chairs count. */
  readonly finished: number;
  /** Null unless such a countdown is near: those whom it may be for are told so. */
  readonly next_timer: NextTimer | null;
  /** Whether somebody new may sit down while a game is played. */
  readonly late: boolean;
}

/**
 * All that a seat may do now; none when it is not asked. `decision` numbers what is being asked. An action carries it
 * back, so that one that comes too late is told from one that answers; it moves on only when the question to this seat
 * does, never because of what this seat may not know. What can be done many times in a row (a stroke) asks nothing new:
 * the number stays, or all but the first were late. `Game.in_time` says what may answer an earlier one.
 */
export interface Offers {
  readonly decision: number;
  readonly choices: readonly Offer[];
}

/**
 * Of an object, whose fields have names, or of a list, whose items are named "0", "1", … What is not named stays. Of a
 * list the splices come first, each done to what the one before has left.
 */
export interface Change {
  /** Of a list: from which place on, how many items are cut there, and what is put in instead. */
  readonly splice?: readonly (readonly [number, number, readonly unknown[]])[];
  /** Of an object: fields with their new values, whole. */
  readonly set?: { readonly [key: string]: unknown };
  /** Of an object: fields that are there no longer. */
  readonly gone?: readonly string[];
  /** Fields or items that are objects or lists themselves, and of which a part stays. */
  readonly inside?: { readonly [key: string]: Change };
}

/** A person whom this device holds. */
export interface Mine {
  readonly person: number;
  /** Which of the tokens that it sent. */
  readonly token: string;
}

export interface PublicPack {
  /** At most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly hash: string;
  readonly title: string;
  readonly cards: number;
  /** How many of them came up here before. */
  readonly played: number;
  /** In which they are written, in two letters. */
  readonly language: string;
}

export interface PublicChair {
  readonly holder: "bot" | "empty" | "person";
  readonly name: string;
  /** Null where no person sits. */
  readonly person: number | null;
  /** Of the bot that plays here now, for itself or for somebody. */
  readonly level: string | null;
  /** No device that holds them is connected. */
  readonly away: boolean;
  readonly ready: boolean;
  /** How many would have a bot play for them. */
  readonly wishes: number;
  /** One of the cast; empty where nobody sits, and for those who came before there was one. */
  readonly face: string;
  /** Whether somebody new may sit down here: it is free, or a bot's that gets up for them. */
  readonly takeable: boolean;
  /** Games that whoever sits here has played to their end at this table, whatever was played. */
  readonly played: number;
  /** Of these. */
  readonly won: number;
}

/** How the chance of this game was sealed. */
export interface Handshake {
  /** What this game is called in its commitments and its record: the code, and which game of the table it is. */
  readonly game_id: string;
  /** The table's. At most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly commitment: string;
  /** People who are asked for a seed; nobody once the game has started. */
  readonly asked: readonly number[];
  /** Those that have come, by person. Values at most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly commitments: { readonly [key: string]: string };
  /** Commitments are closed: seeds may be shown. */
  readonly showing: boolean;
}

export interface Result {
  /** By seat, from 1; equal places are shared. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** Which of the game's ways to end this was; `ending-…` in its words. */
  readonly why: string;
}

/** What was drawn may be kept if all whose it is agree. */
export interface Keeping {
  /** Of the first person to play each seat. */
  readonly asked: readonly number[];
  readonly allowed: readonly number[];
  /** Whether one of them left without a word: then nothing can be kept. */
  readonly left: boolean;
}

/** Any mix of values from the domains makes an action that is accepted; `action` is its tag. */
export interface Offer {
  readonly action: string;
  readonly fields: readonly Field[];
}

/** For everybody who played exactly one thing: an award, or a line of their own. */
export interface Honours {
  /** The finest first. */
  readonly awards: readonly unknown[];
  /** By seat. */
  readonly lines: readonly unknown[];
}

/** A countdown of the rules that begins as soon as one more person is done, and whatever bots wait for that. */
export interface NextTimer {
  /** For whichever of them is last. */
  readonly seats: readonly number[];
  readonly seconds: number;
}

/** A player who committed to a seed before anybody's was known, and then showed it. */
export interface Revealed {
  readonly type: "revealed";
  /** At most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly commitment: string;
  /** At most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly seed: string;
}

/** A player who was asked for a seed and showed none in time; the commitment is null when there was none either. */
export interface Absent {
  readonly type: "absent";
  /** At most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly commitment: string | null;
}

/** Nobody was asked: a bot, a person alone with bots, or a simulation. */
export interface Seedless {
  readonly type: "seedless";
}

export interface Field {
  readonly name: string;
  readonly domain: Domain;
}

/** Every whole number from `low` to `high`, both included, but for the holes. */
export interface Span {
  readonly type: "span";
  readonly low: number;
  readonly high: number;
  readonly holes: readonly number[];
}

export interface OneOf {
  readonly type: "one_of";
  readonly these: readonly (number | string)[];
}

/**
 * Free text of 1 to `most` letters as a reader counts them, in normal form (`text.py`). What is forbidden is part of
 * the offer, and so must be known to the seat that gets it. It is found without case and accents, in letters that only
 * look like its own, and spelt out (`disguise.py`).
 */
export interface AnyText {
  readonly type: "text";
  readonly most: number;
  /** Words, or several in a row, that may not stand in it. */
  readonly forbidden: readonly string[];
  /** Words that may not, not even within a longer one. */
  readonly forbidden_within: readonly string[];
}

/**
 * For an option: a seat of a game for `most` at most, or "lot": then the rules draw one. Before the start it names a
 * chair, whoever sits there; `opening` refuses a seat where nobody plays.
 */
export interface AnySeat {
  readonly type: "seat";
  readonly most: number;
}

/** One stroke of 1 to `most` points (`stroke.py`). */
export interface AnyStroke {
  readonly type: "stroke";
  readonly most: number;
  /** An upright slate ends here. */
  readonly wide?: number;
  /** How far the pen may go, so that what is drawn costs no more than drawings do. */
  readonly farthest?: number;
}

/** The answer to a request to lay a table. */
export interface TableLaid {
  readonly code: string;
  readonly person: number;
  readonly token: string;
}

/** The answer to a pack that was given to a table. */
export interface PackKept {
  /** At most 64 characters, matching `^[0-9a-f]{64}$`. */
  readonly hash: string;
  readonly game: string;
  readonly title: string;
  readonly cards: number;
  readonly language: string;
  /** What could be better; it refuses nothing. */
  readonly advice: readonly CardFault[];
}

/** What is wrong with cards that somebody gave, in the language that was asked for. */
export interface CardFault {
  readonly text: string;
  /** Of the file, the first few; none where it concerns the whole, or cards of a built file. */
  readonly lines: readonly number[];
  /** Of a built file. */
  readonly cards: readonly string[];
  /** How often it is so. */
  readonly count: number;
}

/** The answer to one that cannot be played with. */
export interface PackFaults {
  readonly error: string;
  readonly faults: readonly CardFault[];
}

/** What a game is, for choosing one. */
export interface GameCard {
  readonly name: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly levels: readonly string[];
  readonly options: readonly Option[];
  /** Whether it is played with a pack of cards. */
  readonly cards: boolean;
  /** Whether these can be written in a table (CSV). */
  readonly tables: boolean;
  /** Whether it has a guided first round. */
  readonly guided: boolean;
}

/** A choice that the host makes before the start; the lobby's form is made from it. */
export interface Option {
  readonly name: string;
  readonly domain: Domain;
  readonly default: number | string;
  /** What suits one person with bots, where that is another value. */
  readonly alone: number | string | null;
}

/** Where a round waits for its guest. All of it is what a seat may know, and what the guide says. */
export interface Stop<View = unknown, Fact = unknown> {
  readonly lines: readonly string[];
  readonly view: View;
  readonly offers: Offers;
  readonly awaited: readonly number[];
  readonly may: readonly number[];
  /** Since the stop before. */
  readonly told: readonly Fact[];
  /** Only the guest can go on, by one of the offers; else the others go on when the guest lets them. */
  readonly waits: boolean;
  readonly over: boolean;
}

export type Why =
  /** The decision that this answers has passed. */
  | "too_late"
  /** Another person's seat, or nobody's. */
  | "not_yours"
  /** Only the host may ask for it. */
  | "host_only"
  /** Not at this stage of the table. */
  | "not_now"
  /** There is none, or none is free. */
  | "no_seat"
  /** Somebody sits on that chair, or they sit already. */
  | "seat_taken"
  /** One device plays in this game already, and would see a second hand. */
  | "already_playing"
  /** Without a letter or figure, or longer than names are. */
  | "name_unfit"
  /** Somebody else's, or nobody's: there is no such face. */
  | "face_taken"
  | "no_such_person"
  /** The game has none of that name, or it has not that value with so many players. */
  | "no_such_option"
  | "no_such_game"
  /** The game has no bots of that level. */
  | "no_such_level"
  /** The game is played with cards, and there is no pack of them. */
  | "no_pack"
  | "no_such_pack"
  /** Fewer players than the game needs. */
  | "too_few"
  /** More players than the game has room for. */
  | "too_many"
  /** So much has happened at this table that nothing more can: a new one is to be laid. */
  | "table_full"
  /** There is no room on its disk for another game. */
  | "server_full"
  /** Many games have begun here within minutes: the next one waits a little. */
  | "too_soon"
  /** Not the seed that was committed to, or not the moment for it. */
  | "seed_unfit"
  /** A bot plays only for somebody who is away. */
  | "still_there"
  /** Bots can be hurried only while nobody else is awaited. */
  | "people_awaited"
  /** The host has switched chat and reactions off. */
  | "quiet_table"
  /** What came is no action of this game. */
  | "not_an_action"
  /** The measure of a typed answer failed. Nothing has happened; another try may do. */
  | "cannot_measure"
  /** A one-time code that was used, has passed, or never was. */
  | "unknown_code"
  /** The game has none, or they have no seat in it. */
  | "no_aid"
  /** In bytes as it is sent, in JSON and UTF-8: a character can have several. */
  | "note_too_long"
  /** Many messages in a short time; this one was left undone. */
  | "too_fast"
  /** More than a message of its kind can hold. */
  | "too_long"
  /** No message that there is. */
  | "malformed";

export namespace SeptPourCent {
  export type Action =
    | Announce
    | Contest
    | Agree
    | Disagree
    | Roll
    | Take
    | Vol
    | Pioche
    | Relance
    | Discard
    | End;

  export type View =
    | Announcing
    | Contesting
    | Rewarding
    | Rolling
    | Reshuffling
    | Dealing
    | Relancing
    | Discarding
    | StartRolls
    | Unboxed
    | Boxed
    | WonView;

  export type Fact =
    | Shuffled
    | TurnedUp
    | Dealt
    | StartRolled
    | Tied
    | Starts
    | Announced
    | Contested
    | Opined
    | Shown
    | Out
    | RoundWon
    | Rolled
    | Rerolled
    | Taken
    | Stolen
    | Drawn
    | Used
    | Discarded
    | RoundEnded
    | WonFact;

  export type Award =
    | BoldestBluff
    | LongestOdds
    | FinestEar
    | LightFingers
    | CostliestDoubt
    | TallestClaim
    | MostStubbornDice
    | HighestClaim
    | RolledInVain
    | GoodEar
    | GoodCompany;

  /** Claim that over all hands in play this family totals at least this number. */
  export interface Announce {
    readonly type: "announce";
    /** 1 to 30. */
    readonly number: number;
    readonly family: Family;
  }

  /** « C'est faux ! » */
  export interface Contest {
    readonly type: "contest";
  }

  /** Stand for the contested announcement. */
  export interface Agree {
    readonly type: "agree";
  }

  /** Stand against the contested announcement. */
  export interface Disagree {
    readonly type: "disagree";
  }

  /** Spend a reward on a roll of both dice. */
  export interface Roll {
    readonly type: "roll";
  }

  /** Spend a reward on a face-up card. */
  export interface Take {
    readonly type: "take";
    /** 1 to 9. */
    readonly card: number | Bonus;
  }

  /** Use a *vol*: take this card from that opponent. */
  export interface Vol {
    readonly type: "vol";
    readonly victim: number;
    /** 1 to 9. */
    readonly card: number | Bonus;
  }

  /** Use a *pioche 2*: the two top cards of the reward deck. */
  export interface Pioche {
    readonly type: "pioche";
  }

  /** Use a *relance*: roll the die again that did not show a winning number. */
  export interface Relance {
    readonly type: "relance";
  }

  export interface Discard {
    readonly type: "discard";
    /** 1 to 9. */
    readonly card: number | Bonus;
  }

  /** End the reward phase with a bonus unused. */
  export interface End {
    readonly type: "end";
  }

  export type Family =
    | "requin"
    | "comete"
    | "etoile"
    | "eclair"
    | "trefle";

  /** Reward cards that are used once. */
  export type Bonus =
    | "vol"
    | "pioche_2"
    | "relance";

  export interface Announcing {
    readonly type: "announcing";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
    readonly own: readonly Card[];
    readonly ladder: readonly Announced[];
    readonly to_act: number;
    readonly decision: number;
  }

  export interface Contesting {
    readonly type: "contesting";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
    readonly own: readonly Card[];
    readonly ladder: readonly Announced[];
    readonly contester: number;
    readonly opinions: readonly Opined[];
    readonly to_ask: readonly number[];
    readonly decision: number;
  }

  export interface Rewarding {
    readonly type: "rewarding";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
    readonly winner: number;
    readonly left: number;
    /** Each 0 to 9. */
    readonly lone_hit: readonly [number, number] | null;
    readonly decision: number;
  }

  export interface Rolling {
    readonly type: "rolling";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
    readonly winner: number;
    readonly left: number;
    readonly decision: number;
  }

  export interface Reshuffling {
    readonly type: "reshuffling";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
    readonly first: number;
    readonly decision: number;
  }

  export interface Dealing {
    readonly type: "dealing";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
    readonly first: number;
    readonly decision: number;
  }

  export interface Relancing {
    readonly type: "relancing";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
    readonly winner: number;
    readonly left: number;
    /** 0 to 9. */
    readonly kept: number;
    readonly decision: number;
  }

  export interface Discarding {
    readonly type: "discarding";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
    readonly winner: number;
    readonly left: number;
    readonly decision: number;
  }

  export interface StartRolls {
    readonly type: "start_rolls";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
    readonly own: readonly Card[];
    readonly to_roll: readonly number[];
    readonly rolled: readonly StartRoll[];
  }

  export interface Unboxed {
    readonly type: "unboxed";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
  }

  export interface Boxed {
    readonly type: "boxed";
    readonly me: number | null;
    readonly players: number;
  }

  export interface WonView {
    readonly type: "won";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly rewards_left: number;
    readonly winner: number;
    readonly how: Ending;
    /** Each 0 to 9. */
    readonly dice: readonly [number, number];
  }

  /** What lies open before everybody. It is part of every view: nothing secret may be added here. */
  export interface Tabletop {
    readonly in_play: readonly number[];
    /** Each 1 to 9. */
    readonly face_up: readonly (number | Bonus)[];
    /** By seat, in the order in which they came. Each 1 to 9. */
    readonly owned: readonly (readonly (number | Bonus)[])[];
    /** Discarded reward cards: they never come back. [SPC-24] Each 1 to 9. */
    readonly gone: readonly (number | Bonus)[];
    /** Announce cards that were shown since the last shuffle, while the announce phases of a round last. */
    readonly discards: readonly Card[];
  }

  /** The ways in which a game is won. */
  export type Ending =
    | "double_zero"
    | "winning_roll"
    | "relance";

  /** An announce card. Its two copies are the same card: nothing tells them apart. */
  export type Card = readonly [family: Family, value: number];

  export interface Announced {
    readonly type: "announced";
    readonly seat: number;
    /** 1 to 30. */
    readonly number: number;
    readonly family: Family;
  }

  export interface Opined {
    readonly type: "opined";
    readonly seat: number;
    readonly agrees: boolean;
  }

  export interface StartRoll {
    readonly seat: number;
    /** Each 0 to 9. */
    readonly dice: readonly [number, number];
  }

  /** So many announce cards were shuffled into the deck. */
  export interface Shuffled {
    readonly type: "shuffled";
    readonly cards: number;
  }

  /** Reward cards turned face up. */
  export interface TurnedUp {
    readonly type: "turned_up";
    /** Each 1 to 9. */
    readonly cards: readonly (number | Bonus)[];
  }

  /** Three announce cards each; `own` is what I got, and empty for whoever got none. */
  export interface Dealt {
    readonly type: "dealt";
    readonly to: readonly number[];
    readonly own: readonly Card[];
  }

  /** A roll for who starts. */
  export interface StartRolled {
    readonly type: "start_rolled";
    readonly seat: number;
    /** Each 0 to 9. */
    readonly dice: readonly [number, number];
  }

  /** These rolled the lowest sum together, and roll again. */
  export interface Tied {
    readonly type: "tied";
    readonly seats: readonly number[];
  }

  /** First player of an announce phase. */
  export interface Starts {
    readonly type: "starts";
    readonly seat: number;
  }

  export interface Contested {
    readonly type: "contested";
    readonly seat: number;
    readonly announcer: number;
    /** 1 to 30. */
    readonly number: number;
    readonly family: Family;
  }

  /** All hands in play are shown and the family is totalled. */
  export interface Shown {
    readonly type: "shown";
    readonly hands: readonly ShownHand[];
    /** 1 to 30. */
    readonly number: number;
    readonly family: Family;
    readonly total: number;
    readonly holds: boolean;
  }

  /** Out of play until the end of the round. */
  export interface Out {
    readonly type: "out";
    readonly seats: readonly number[];
  }

  /** The last one in play: three rewards. */
  export interface RoundWon {
    readonly type: "round_won";
    readonly seat: number;
  }

  /** Both dice, and how many of them show a winning number of the roller. */
  export interface Rolled {
    readonly type: "rolled";
    readonly seat: number;
    /** Each 0 to 9. */
    readonly dice: readonly [number, number];
    readonly winning: number;
  }

  /** A *relance*: this die was rolled again beside the one that was kept. */
  export interface Rerolled {
    readonly type: "rerolled";
    readonly seat: number;
    /** 0 to 9. */
    readonly kept: number;
    /** 0 to 9. */
    readonly die: number;
  }

  export interface Taken {
    readonly type: "taken";
    readonly seat: number;
    /** 1 to 9. */
    readonly card: number | Bonus;
  }

  export interface Stolen {
    readonly type: "stolen";
    readonly seat: number;
    readonly victim: number;
    /** 1 to 9. */
    readonly card: number | Bonus;
  }

  /** The top card of the reward deck, by a *pioche 2*. */
  export interface Drawn {
    readonly type: "drawn";
    readonly seat: number;
    /** 1 to 9. */
    readonly card: number | Bonus;
  }

  /** A bonus was used, and is gone. */
  export interface Used {
    readonly type: "used";
    readonly seat: number;
    readonly bonus: Bonus;
  }

  export interface Discarded {
    readonly type: "discarded";
    readonly seat: number;
    /** 1 to 9. */
    readonly card: number | Bonus;
  }

  /** Nobody won: everyone is back in play. */
  export interface RoundEnded {
    readonly type: "round_ended";
    readonly seat: number;
  }

  export interface WonFact {
    readonly type: "won";
    readonly seat: number;
    readonly how: Ending;
  }

  export interface ShownHand {
    readonly type: "shown_hand";
    readonly seat: number;
    readonly cards: readonly Card[];
  }

  /** Announced so many where there were so few. */
  export interface BoldestBluff {
    readonly type: "boldest_bluff";
    readonly seat: number;
    /** 1 to 30. */
    readonly number: number;
    readonly family: Family;
    readonly total: number;
  }

  /** Won by these dice. So many rolls in a hundred would have won; of one die, where it was rolled again. */
  export interface LongestOdds {
    readonly type: "longest_odds";
    readonly seat: number;
    /** Each 0 to 9. */
    readonly dice: readonly [number, number];
    readonly chance: number;
  }

  /** Was right so often when somebody was said to bluff, and wrong less often. */
  export interface FinestEar {
    readonly type: "finest_ear";
    readonly seat: number;
    readonly right: number;
    readonly times: number;
  }

  /** Took so many cards from others. */
  export interface LightFingers {
    readonly type: "light_fingers";
    readonly seat: number;
    readonly cards: number;
  }

  /** Said « C'est faux ! » to so many, and there were so many more. */
  export interface CostliestDoubt {
    readonly type: "costliest_doubt";
    readonly seat: number;
    /** 1 to 30. */
    readonly number: number;
    readonly family: Family;
    readonly total: number;
  }

  /** Announced the most of all. */
  export interface TallestClaim {
    readonly type: "tallest_claim";
    readonly seat: number;
    /** 1 to 30. */
    readonly number: number;
    readonly family: Family;
  }

  /** Rolled for nothing most often. */
  export interface MostStubbornDice {
    readonly type: "most_stubborn_dice";
    readonly seat: number;
    readonly rolls: number;
  }

  /** The highest that this seat announced. */
  export interface HighestClaim {
    readonly type: "highest_claim";
    readonly seat: number;
    /** 1 to 30. */
    readonly number: number;
    readonly family: Family;
  }

  export interface RolledInVain {
    readonly type: "rolled_in_vain";
    readonly seat: number;
    readonly rolls: number;
  }

  /** Was right so often, where others were right more often or as often. */
  export interface GoodEar {
    readonly type: "good_ear";
    readonly seat: number;
    readonly right: number;
    readonly times: number;
  }

  /** Of whom nothing else can be said: without them there would have been no game. */
  export interface GoodCompany {
    readonly type: "good_company";
    readonly seat: number;
  }

  /** The closed set of refusals. */
  export type Why =
    | "not_your_turn"
    | "not_now"
    | "not_higher"
    | "out_of_range"
    | "nothing_to_contest"
    | "no_reward_left"
    | "rewards_left"
    | "not_face_up"
    | "too_many_cards"
    | "not_your_card"
    | "no_such_opponent"
    | "not_their_card"
    | "deck_empty"
    | "no_lone_hit"
    | "must_discard";
}

export namespace Code777 {
  export type Action =
    | Draw
    | GoOn
    | Declare;

  export type View =
    | Asking
    | Noting
    | Reshuffling
    | Seated
    | Shuffled
    | Boxed
    | WonView;

  export type Fact =
    | Dealt
    | Starts
    | Replied
    | Declared
    | Replaced
    | DummyReplaced
    | Reshuffled
    | WonFact
    | Course
    | Found;

  export type Award =
    | SharpestDeduction
    | LuckiestGuess
    | LongestPatience
    | GreatestClick
    | ToughestRack
    | NearMiss
    | RightTimes
    | RepliesGiven
    | GoodCompany;

  /** Take the top question and reply to it. [C77-06] */
  export interface Draw {
    readonly type: "draw";
  }

  /** I have noted it; for me the next question may come. [C77-13] */
  export interface GoOn {
    readonly type: "go_on";
  }

  /** These are my three numbers, in any order. [C77-08] */
  export interface Declare {
    readonly type: "declare";
    readonly first: number;
    readonly second: number;
    readonly third: number;
  }

  export interface Asking {
    readonly type: "asking";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly racks: readonly (readonly Tile[] | null)[];
    /** How many tiles are left in it. */
    readonly stock: number;
  }

  export interface Noting {
    readonly type: "noting";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly racks: readonly (readonly Tile[] | null)[];
    readonly stock: number;
    readonly noted: readonly number[];
  }

  export interface Reshuffling {
    readonly type: "reshuffling";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly racks: readonly (readonly Tile[] | null)[];
    readonly stock: number;
    /** Each 0 to 3. */
    readonly to_replace: readonly number[];
  }

  export interface Seated {
    readonly type: "seated";
    readonly me: number | null;
    readonly players: number;
    readonly settings: Settings;
    readonly racks: readonly (readonly Tile[] | null)[];
  }

  export interface Shuffled {
    readonly type: "shuffled";
    readonly me: number | null;
    readonly players: number;
    readonly settings: Settings;
  }

  export interface Boxed {
    readonly type: "boxed";
    readonly me: number | null;
    readonly players: number;
    readonly settings: Settings;
  }

  export interface WonView {
    readonly type: "won";
    readonly me: number | null;
    readonly tabletop: Tabletop;
    readonly racks: readonly (readonly Tile[] | null)[];
    readonly stock: number;
    readonly winner: number;
  }

  /** What lies open before everybody. It is part of every view: nothing secret may be added here. */
  export interface Tabletop {
    readonly settings: Settings;
    /** By seat; as many as there are players. */
    readonly points: readonly number[];
    /** By rack: how often it was refilled since the first deal. */
    readonly refills: readonly number[];
    /** Face up until they are shuffled in. [C77-08] */
    readonly discards: readonly Tile[];
    readonly reshuffles: number;
    /** The question that was drawn last; null before the first. */
    readonly last: Asked | null;
    /** Drawn so far. */
    readonly questions: number;
    readonly to_draw: number;
    /** Who has declared since the last question. [C77-12] */
    readonly declared: readonly number[];
    /** Made so far. */
    readonly declarations: number;
    /** Which dummy goes at the next right declaration; null where all racks are players'. [C77-10] 0 to 3. */
    readonly next_dummy: number | null;
  }

  /** What the host chose, for all to see. */
  export interface Settings {
    /** Seconds to note, after an answer or a declaration; 0 is none, the highest (UNTIL_NOTED) as long as it takes. */
    readonly pause: number;
    readonly aid: Dial;
  }

  /** How much the pad helps: each a little more than the one before. */
  export type Dial =
    | "off"
    | "marks"
    | "seen"
    | "possible"
    | "odds";

  /** The eleven kinds of tile. Copies of one kind cannot be told apart, so each is one object; they sort by number. */
  export type Tile =
    | "1_green"
    | "2_yellow"
    | "3_black"
    | "4_brown"
    | "5_black"
    | "5_red"
    | "6_green"
    | "6_pink"
    | "7_blue"
    | "7_pink"
    | "7_yellow";

  /** A question and the reply that all heard. */
  export interface Asked {
    readonly seat: number;
    /** 1 to 23. */
    readonly question: number;
    readonly reply: number | More;
  }

  /** The reply to « do you see more … or … ». Zero each is the same number. */
  export type More =
    | "first"
    | "second"
    | "same";

  /** Three tiles on each rack; these are the ones that I see. [C77-04] */
  export interface Dealt {
    readonly type: "dealt";
    readonly held: readonly Held[];
    readonly dummies: readonly Dummy[];
  }

  /** Drawn by lot. [C77-07] */
  export interface Starts {
    readonly type: "starts";
    readonly seat: number;
  }

  /** A question and its reply, with what the one who replied saw then, as far as I saw it too. [C77-14] */
  export interface Replied {
    readonly type: "replied";
    readonly seat: number;
    /** 1 to 23. */
    readonly question: number;
    readonly reply: number | More;
    readonly racks: readonly (readonly Tile[] | null)[];
    /** How often each rack had been refilled: one that was refilled since is not the one that was spoken of. */
    readonly refills: readonly number[];
  }

  export interface Declared {
    readonly type: "declared";
    readonly seat: number;
    /** Each 1 to 7. */
    readonly numbers: readonly [number, number, number];
    readonly right: boolean;
    /** Of the declarer, with this one. */
    readonly points: number;
  }

  /** A player's tiles go to the discards, in sight of all; new ones come that the player does not see. [C77-08] */
  export interface Replaced {
    readonly type: "replaced";
    readonly seat: number;
    readonly removed: readonly Tile[];
    readonly drawn: readonly Tile[] | null;
  }

  /** [C77-10] */
  export interface DummyReplaced {
    readonly type: "dummy_replaced";
    /** 0 to 3. */
    readonly rack: number;
    readonly removed: readonly Tile[];
    readonly drawn: readonly Tile[];
  }

  /** Stock and discards are one stock again, of so many tiles. [C77-09] */
  export interface Reshuffled {
    readonly type: "reshuffled";
    readonly tiles: number;
  }

  /** Three points. All racks are turned round. [C77-11] */
  export interface WonFact {
    readonly type: "won";
    readonly seat: number;
    readonly held: readonly Held[];
  }

  /** After the end: what this seat could have known all along. */
  export interface Course {
    readonly type: "course";
    readonly seat: number;
    /** How many triples were possible: at the deal, and after each question. */
    readonly left: readonly number[];
    /** Of the likeliest of them, in hundredths. */
    readonly odds: readonly number[];
  }

  /** After the end: a rack that this seat had, and from when on its numbers could have been known. */
  export interface Found {
    readonly type: "found";
    readonly seat: number;
    /** Each 1 to 7. */
    readonly numbers: readonly [number, number, number];
    /** Questions that had been drawn when it came. */
    readonly dealt: number;
    /** Questions that had been drawn when no other numbers were possible any more; null if it never came to that. */
    readonly certain: number | null;
    /** Questions that had been drawn when a declaration ended it; null for the one that stood at the end. */
    readonly declared: number | null;
    readonly right: boolean;
  }

  /** What a player has on the rack, as the others see it. */
  export interface Held {
    readonly seat: number;
    readonly tiles: readonly Tile[];
  }

  /** What is on a rack that is nobody's. [C77-05] */
  export interface Dummy {
    /** 0 to 3. */
    readonly rack: number;
    readonly tiles: readonly Tile[];
  }

  /** What the dial lets this seat be shown. Each part is empty below the dial that brings it. */
  export interface Aid {
    readonly type: "aid";
    readonly dial: Dial;
    /** From `seen` on: what I see, or have seen since my rack came, so that it cannot be mine. */
    readonly seen: readonly Copies[];
    readonly racks: number;
    /** From `possible` on: how many racks, and how many triples of numbers, are left; 0 below it. */
    readonly triples: number;
    /** From `possible` on: for every kind, how many of it I can have at most. */
    readonly most: readonly Copies[];
    /** From `possible` on: kinds that I surely have, and how many of each. */
    readonly least: readonly Copies[];
    /** From `possible` on: one for each kind of which I could have more if nobody had said anything. */
    readonly proofs: readonly Proof[];
    /** With `odds`: the likeliest triples, likeliest first. */
    readonly likely: readonly TripleOdds[];
    /** With `odds`. */
    readonly tiles: readonly TileOdds[];
  }

  /** So many tiles of a kind. */
  export interface Copies {
    readonly tile: Tile;
    readonly copies: number;
  }

  /** Why my rack cannot have this tile, or so many of it. */
  export interface Proof {
    readonly tile: Tile;
    /** So many or more are impossible. */
    readonly copies: number;
    /** The answers that prove it together, by their number among all questions of the game, from 1. */
    readonly answers: readonly number[];
  }

  export interface TripleOdds {
    /** Each 1 to 7. */
    readonly numbers: readonly [number, number, number];
    /** In thousandths. */
    readonly odds: number;
  }

  /** How likely it is that I have at least so many of a kind. */
  export interface TileOdds {
    readonly tile: Tile;
    readonly copies: number;
    /** In thousandths. */
    readonly odds: number;
  }

  /** Found these after so many questions. */
  export interface SharpestDeduction {
    readonly type: "sharpest_deduction";
    readonly seat: number;
    /** Each 1 to 7. */
    readonly numbers: readonly [number, number, number];
    readonly questions: number;
  }

  /** Declared these before they were certain: the likeliest ones were so likely, in hundredths. */
  export interface LuckiestGuess {
    readonly type: "luckiest_guess";
    readonly seat: number;
    /** Each 1 to 7. */
    readonly numbers: readonly [number, number, number];
    readonly chance: number;
  }

  /** Could have known these for so many questions. */
  export interface LongestPatience {
    readonly type: "longest_patience";
    readonly seat: number;
    /** Each 1 to 7. */
    readonly numbers: readonly [number, number, number];
    readonly questions: number;
  }

  /** One question left so few of so many numbers: nobody's was cut down more. */
  export interface GreatestClick {
    readonly type: "greatest_click";
    readonly seat: number;
    readonly before: number;
    readonly after: number;
  }

  /** Stood longest, for so many questions. */
  export interface ToughestRack {
    readonly type: "toughest_rack";
    readonly seat: number;
    /** Each 1 to 7. */
    readonly numbers: readonly [number, number, number];
    readonly questions: number;
  }

  /** Said these, and had those: two of the three. */
  export interface NearMiss {
    readonly type: "near_miss";
    readonly seat: number;
    /** Each 1 to 7. */
    readonly said: readonly [number, number, number];
    /** Each 1 to 7. */
    readonly stood: readonly [number, number, number];
  }

  export interface RightTimes {
    readonly type: "right_times";
    readonly seat: number;
    readonly right: number;
    readonly declared: number;
  }

  export interface RepliesGiven {
    readonly type: "replies_given";
    readonly seat: number;
    readonly replies: number;
  }

  /** Of whom nothing else can be said: without them there would have been no game. */
  export interface GoodCompany {
    readonly type: "good_company";
    readonly seat: number;
  }

  export type Why =
    | "not_your_turn"
    | "not_now"
    | "pause"
    | "pause_over"
    | "out_of_range"
    | "already_declared";

  export type Ending =
    | "three_points";
}

export namespace Incroyable {
  export type Action =
    | Estimate
    | Shift
    | Pass
    | Raise
    | Challenge
    | Name
    | Choose;

  export type View =
    | Estimating
    | Settling
    | Challenging
    | Naming
    | Choosing
    | WonView
    | Preparing;

  export type Fact =
    | Begins
    | Asked
    | RiskBegan
    | RiskAsked
    | Ready
    | Shown
    | Shifted
    | Passed
    | Raised
    | Challenged
    | AnswerRead
    | Judged
    | Scored
    | Walked
    | Named
    | SignsShown
    | Fell
    | RiskEnded
    | WonFact;

  export type Award =
    | SharpestEye
    | WildestGuess
    | BestNose
    | GreatestLeap
    | OwnLeap
    | ByEye
    | WetFeet
    | GoodCompany;

  /** Set one's answer indicator, in secret. */
  export interface Estimate {
    readonly type: "estimate";
    /** 1 to 9,999. */
    readonly number: number;
  }

  /** Give way to somebody with the same estimate: the nearest free number below or above. [INC-07] */
  export interface Shift {
    readonly type: "shift";
    /** 1 to 9,999. */
    readonly number: number;
  }

  export interface Pass {
    readonly type: "pass";
  }

  export interface Raise {
    readonly type: "raise";
    /** 1 to 9,999. */
    readonly number: number;
  }

  /** « Incroyable ! »: that estimate is too high. */
  export interface Challenge {
    readonly type: "challenge";
    readonly target: number;
  }

  /** In a risk turn: "plus ou moins ?" [INC-16] */
  export interface Name {
    readonly type: "name";
    /** 1 to 9,999. */
    readonly number: number;
  }

  /** Say in secret on which side of the named number the answer lies. */
  export interface Choose {
    readonly type: "choose";
    readonly sign: Sign;
  }

  /** The two sides of an evaluation card; for dates + is later. [INC-04, INC-16] */
  export type Sign =
    | "plus"
    | "minus";

  export interface Estimating {
    readonly type: "estimating";
    readonly me: number | null;
    readonly race: Race;
    readonly last: AnsweredQuestion | null;
    readonly question: OpenQuestion;
    /** My estimate, once it is handed in. */
    readonly own: number | null;
    readonly ready: readonly boolean[];
    readonly decision: number;
  }

  export interface Settling {
    readonly type: "settling";
    readonly me: number | null;
    readonly race: Race;
    readonly last: AnsweredQuestion | null;
    readonly question: OpenQuestion;
    readonly estimates: readonly number[];
    /** Whose equal estimate stays. */
    readonly keeper: number;
    readonly to_move: number;
    readonly decision: number;
  }

  export interface Challenging {
    readonly type: "challenging";
    readonly me: number | null;
    readonly race: Race;
    readonly last: AnsweredQuestion | null;
    readonly question: OpenQuestion;
    readonly estimates: readonly number[];
    /** By seat: what a doubt of their estimate brings, if it is too high. */
    readonly worth: readonly number[];
    readonly to_speak: readonly number[];
    readonly decision: number;
  }

  export interface Naming {
    readonly type: "naming";
    readonly me: number | null;
    readonly race: Race;
    readonly last: AnsweredQuestion | null;
    readonly question: OpenQuestion;
    readonly at: number;
    readonly still_in: readonly number[];
    /** The questioner's alone. */
    readonly answer: number | null;
    readonly decision: number;
  }

  export interface Choosing {
    readonly type: "choosing";
    readonly me: number | null;
    readonly race: Race;
    readonly last: AnsweredQuestion | null;
    readonly question: OpenQuestion;
    readonly at: number;
    readonly still_in: readonly number[];
    /** The questioner's alone. */
    readonly answer: number | null;
    readonly named: number;
    readonly own: Sign | null;
    readonly ready: readonly boolean[];
    readonly decision: number;
  }

  export interface WonView {
    readonly type: "won";
    readonly me: number | null;
    readonly race: Race;
    readonly last: AnsweredQuestion;
  }

  export interface Preparing {
    readonly type: "preparing";
    readonly me: number | null;
    readonly players: number;
    readonly board: BoardName;
    readonly first: number | null;
  }

  /** What lies open before everybody. It is part of every view: nothing secret may be added here. */
  export interface Race {
    readonly board: BoardName;
    /** By seat: squares from the start, counted on beyond the finish. */
    readonly pawns: readonly number[];
    readonly questioner: number;
    /** From 0. */
    readonly turn: number;
  }

  /** As it is read out; the answer is on the back. */
  export interface OpenQuestion {
    readonly symbol: Symbol;
    readonly text: string;
    readonly kind: Kind;
    readonly unit: string;
  }

  /** One whose answer was read, with its little story. */
  export interface AnsweredQuestion {
    readonly symbol: Symbol;
    readonly text: string;
    readonly kind: Kind;
    readonly unit: string;
    readonly answer: number;
    readonly comment: string;
  }

  export type BoardName =
    | "long"
    | "short";

  /** One for each question of a card, in printed order. [INC-03, INC-15] */
  export type Symbol =
    | "livres"
    | "globe"
    | "coeur"
    | "arbre"
    | "professeur";

  /** What sort of number an answer is: a year is read and reckoned with as no other number. */
  export type Kind =
    | "count"
    | "measure"
    | "year"
    | "age"
    | "duration"
    | "percent"
    | "money"
    | "rank";

  /** The first questioner: by lot, or as the host said. [INC-05] */
  export interface Begins {
    readonly type: "begins";
    readonly seat: number;
  }

  /** A normal turn begins: its question is read out. [INC-05] */
  export interface Asked {
    readonly type: "asked";
    readonly seat: number;
    readonly symbol: Symbol;
    readonly text: string;
    readonly kind: Kind;
    readonly unit: string;
  }

  /** The questioner's pawn stands on a spiral. [INC-15] */
  export interface RiskBegan {
    readonly type: "risk_began";
    readonly seat: number;
  }

  /** The next question of a risk turn; `answer` is for the questioner alone. */
  export interface RiskAsked {
    readonly type: "risk_asked";
    readonly seat: number;
    readonly stake: number;
    readonly symbol: Symbol;
    readonly text: string;
    readonly kind: Kind;
    readonly unit: string;
    readonly answer: number | null;
  }

  /** Has handed in an estimate, or a + or -: nothing more is known of it. [INC-23] */
  export interface Ready {
    readonly type: "ready";
    readonly seat: number;
  }

  /** All estimates, turned over together; from high to low, and equal ones in the order of seats. [INC-06] */
  export interface Shown {
    readonly type: "shown";
    readonly estimates: readonly ShownEstimate[];
  }

  /** Gave way to an equal estimate. [INC-07] */
  export interface Shifted {
    readonly type: "shifted";
    readonly seat: number;
    /** 1 to 9,999. */
    readonly number: number;
  }

  export interface Passed {
    readonly type: "passed";
    readonly seat: number;
  }

  export interface Raised {
    readonly type: "raised";
    readonly seat: number;
    /** 1 to 9,999. */
    readonly number: number;
  }

  /** « Incroyable ! » */
  export interface Challenged {
    readonly type: "challenged";
    readonly seat: number;
    readonly target: number;
    /** 1 to 9,999. */
    readonly number: number;
  }

  /** The answer and its little story, if it has one. */
  export interface AnswerRead {
    readonly type: "answer_read";
    readonly kind: Kind;
    readonly unit: string | null;
    /** 1 to 9,999. */
    readonly answer: number;
    readonly comment: string | null;
  }

  /** Whether the estimate that this seat has challenged was too high. [INC-11] */
  export interface Judged {
    readonly type: "judged";
    readonly seat: number;
    /** 1 to 9,999. */
    readonly number: number;
    readonly success: boolean;
  }

  /** Points, each a square, for those who got any; the most first. [INC-12, INC-13] */
  export interface Scored {
    readonly type: "scored";
    readonly points: readonly SeatPoints[];
  }

  /** A pawn moved by so many steps; a bonus carried it on, a danger sent it back. [INC-14, INC-19, INC-21] */
  export interface Walked {
    readonly type: "walked";
    readonly seat: number;
    readonly steps: number;
    readonly bonus: number;
    readonly back: number;
    /** Every square that it stepped on, the last one where it rests. */
    readonly path: readonly number[];
  }

  /** « Plus ou moins ? » [INC-16] */
  export interface Named {
    readonly type: "named";
    readonly seat: number;
    /** 1 to 9,999. */
    readonly number: number;
    readonly stake: number;
  }

  /** What those still in chose, shown together. [INC-16] */
  export interface SignsShown {
    readonly type: "signs_shown";
    readonly signs: readonly ShownSign[];
    /** 1 to 9,999. */
    readonly number: number;
  }

  /** Wrong, and so out of the risk turn. [INC-17] */
  export interface Fell {
    readonly type: "fell";
    readonly seats: readonly number[];
  }

  /** All others are out, five questions were asked, or the race is over. [INC-18, INC-22] */
  export interface RiskEnded {
    readonly type: "risk_ended";
    readonly seat: number;
    /** Who did not fall. */
    readonly standing: readonly number[];
    readonly over: boolean;
  }

  /** Farthest beyond the finish; several if equally far. [INC-22] */
  export interface WonFact {
    readonly type: "won";
    readonly seats: readonly number[];
  }

  export interface ShownEstimate {
    readonly seat: number;
    /** 1 to 9,999. */
    readonly number: number;
  }

  /** As an array: the message of a scoring is the longest one, and has a bound. */
  export type SeatPoints = readonly [seat: number, points: number];

  export interface ShownSign {
    readonly seat: number;
    readonly sign: Sign;
  }

  /** Of all estimates of the game the nearest. */
  export interface SharpestEye {
    readonly type: "sharpest_eye";
    readonly seat: number;
    /** 1 to 9,999. */
    readonly number: number;
    /** 1 to 9,999. */
    readonly answer: number;
  }

  /** And the farthest off. */
  export interface WildestGuess {
    readonly type: "wildest_guess";
    readonly seat: number;
    /** 1 to 9,999. */
    readonly number: number;
    /** 1 to 9,999. */
    readonly answer: number;
  }

  /** Said « Incroyable ! » so often, and was right so often. */
  export interface BestNose {
    readonly type: "best_nose";
    readonly seat: number;
    readonly right: number;
    readonly times: number;
  }

  /** Walked so many squares at once. */
  export interface GreatestLeap {
    readonly type: "greatest_leap";
    readonly seat: number;
    readonly squares: number;
  }

  /** The same, where others walked farther or as far. */
  export interface OwnLeap {
    readonly type: "own_leap";
    readonly seat: number;
    readonly squares: number;
  }

  /** The nearest estimate of this seat. */
  export interface ByEye {
    readonly type: "by_eye";
    readonly seat: number;
    /** 1 to 9,999. */
    readonly number: number;
    /** 1 to 9,999. */
    readonly answer: number;
  }

  /** Fell into the water so often. */
  export interface WetFeet {
    readonly type: "wet_feet";
    readonly seat: number;
    readonly falls: number;
  }

  /** Of whom nothing else can be said: without them there would have been no game. */
  export interface GoodCompany {
    readonly type: "good_company";
    readonly seat: number;
  }

  /** The closed set of refusals. */
  export type Why =
    | "not_your_turn"
    | "not_now"
    | "handed_in"
    | "out_of_range"
    | "not_nearest_free"
    | "cannot_pass"
    | "not_lowest"
    | "too_low"
    | "taken"
    | "not_another"
    | "the_answer";

  export type Ending =
    | "finish";
}

export namespace Incognito {
  export type Action =
    | Draw
    | Erase
    | Stamp
    | Undo
    | Redo
    | Clear
    | Loop
    | Describe
    | PutDownAction
    | Vote
    | TakeBack
    | Finish;

  export type View =
    | Preparing
    | Reshuffling
    | Drawing
    | Gathering
    | Voting
    | Filling
    | WonView;

  export type Fact =
    | Reshuffled
    | Dealt
    | PutDownFact
    | DrawingTimeUp
    | Laid
    | Blanked
    | TakenDown
    | Voted
    | VotingTimeUp
    | Revealed
    | Scored
    | WonFact;

  export type Award =
    | BestHidden
    | BestEye
    | BestKept
    | OpenBook
    | BestRound
    | CraftiestChalk
    | WellHidden
    | FoundWords
    | Drew
    | GoodCompany;

  export interface Draw {
    readonly type: "draw";
    /** At most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
    readonly stroke: string;
    /** 0 to 4,294,967,295. */
    readonly gesture?: number;
  }

  /** Rub out what the eraser touches on its way; strokes are cut there. */
  export interface Erase {
    readonly type: "erase";
    /** At most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
    readonly path: string;
    /** 0 to 4,294,967,295. */
    readonly gesture?: number;
  }

  /** Put a ready drawing on the slate: its middle, its size, and how far it is turned. */
  export interface Stamp {
    readonly type: "stamp";
    readonly motif: Motif;
    /** 0 to 3,071. */
    readonly x: number;
    /** 0 to 4,095. */
    readonly y: number;
    /** 128 to 2,048. */
    readonly size: number;
    /** 0 to 23. */
    readonly turn: number;
  }

  export interface Undo {
    readonly type: "undo";
  }

  export interface Redo {
    readonly type: "redo";
  }

  export interface Clear {
    readonly type: "clear";
  }

  /** Go round what one has hidden, for the reveal; nobody sees it before. */
  export interface Loop {
    readonly type: "loop";
    /** At most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
    readonly around: string;
  }

  /** Say in words what is to be seen, for those who do not see. [ICG-13] */
  export interface Describe {
    readonly type: "describe";
    readonly text: string;
  }

  /** Done drawing: the slate lies face down. [ICG-03, ICG-14] */
  export interface PutDownAction {
    readonly type: "put_down";
  }

  /** Lay a vote card before a slate, in place of the one that lies there. [ICG-06] */
  export interface Vote {
    readonly type: "vote";
    readonly target: number;
    /** 1 to 6. */
    readonly number: number;
  }

  export interface TakeBack {
    readonly type: "take_back";
    readonly target: number;
  }

  /** Done voting. [ICG-14] */
  export interface Finish {
    readonly type: "finish";
  }

  /** What can be stamped: one's word, the doodles of one's place, and plain shapes. */
  export type Motif =
    | "word"
    | "doodle_1"
    | "doodle_2"
    | "doodle_3"
    | "doodle_4"
    | "doodle_5"
    | "doodle_6"
    | "line"
    | "circle"
    | "square"
    | "triangle"
    | "arc"
    | "wave"
    | "star";

  export interface Preparing {
    readonly type: "preparing";
    readonly me: number | null;
    readonly players: number;
    readonly countdown: number;
  }

  export interface Reshuffling {
    readonly type: "reshuffling";
    readonly me: number | null;
    readonly match: Match;
  }

  export interface Drawing {
    readonly type: "drawing";
    readonly me: number | null;
    readonly match: Match;
    /** By seat. */
    readonly places: readonly string[];
    readonly down: readonly boolean[];
    readonly own: OwnSlate | null;
    readonly decision: number;
  }

  export interface Gathering {
    readonly type: "gathering";
    readonly drawing: Drawing;
  }

  export interface Voting {
    readonly type: "voting";
    readonly me: number | null;
    readonly match: Match;
    readonly places: readonly string[];
    /** At 1 to 6. */
    readonly words: readonly LaidWord[];
    /** By seat; a loop is in its artist's view alone. */
    readonly pictures: readonly Picture[];
    /** By seat: before whose slates a card of theirs lies. */
    readonly laid: readonly (readonly number[])[];
    readonly done: readonly boolean[];
    /** My votes, by whose slate they lie before. */
    readonly mine: readonly (number | null)[];
    /** That of my word. */
    readonly own_number: number | null;
    readonly decision: number;
  }

  export interface Filling {
    readonly type: "filling";
    readonly voting: Voting;
    readonly seat: number;
  }

  export interface WonView {
    readonly type: "won";
    readonly me: number | null;
    readonly match: Match;
    readonly gallery: readonly ShownRound[];
  }

  /** What lies open before everybody. It is part of every view: nothing secret may be added here. */
  export interface Match {
    /** From 0. */
    readonly round: number;
    readonly scores: readonly number[];
    /** Seconds. */
    readonly countdown: number;
    /** By round, of those that are over: whose drawings the host took away. */
    readonly blanked: readonly (readonly number[])[];
  }

  /** My word with all that I may draw from, and my slate. */
  export interface OwnSlate {
    readonly word: string;
    readonly joke: string;
    readonly also: readonly string[];
    /** Each at most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
    readonly drawn: readonly string[];
    readonly doodles: readonly Doodle[];
    /** Each at most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
    readonly strokes: readonly string[];
    /** At most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
    readonly loop: string | null;
    readonly description: string | null;
    /** How many can be undone. */
    readonly steps_back: number;
    /** And redone. */
    readonly steps_forth: number;
    /** How far the pen went, which has an end. */
    readonly went: number;
    /** And so has how often something was done. */
    readonly acts: number;
  }

  /** A word card, face up at its number. */
  export interface LaidWord {
    readonly word: string;
    readonly joke: string;
  }

  /** A slate once it is shown. */
  export interface Picture {
    /** Each at most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
    readonly strokes: readonly string[];
    readonly description: string | null;
    /** At most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
    readonly loop: string | null;
    /** Whether the host took it away. */
    readonly blank: boolean;
  }

  /** A round that is over. */
  export interface ShownRound {
    readonly places: readonly string[];
    readonly words: readonly string[];
    readonly numbers: readonly number[];
    readonly pictures: readonly Picture[];
    readonly votes: readonly (readonly (number | null)[])[];
  }

  export interface Doodle {
    /** 1 to 60 characters. */
    readonly name: string;
    /** At most 60 of them, each at most 10,000 characters, matching `^(?:[A-Za-z0-9_\-]{5})*\Z`. */
    readonly strokes: readonly string[];
  }

  /** A pile ran out, and its discards are the new one. [ICG-10] */
  export interface Reshuffled {
    readonly type: "reshuffled";
    readonly pile: PileName;
  }

  /** A round begins: a place for everyone, seen by all, and a word, told to its player alone. [ICG-02] */
  export interface Dealt {
    readonly type: "dealt";
    /** From 1. */
    readonly round: number;
    readonly places: readonly SeatPlace[];
    readonly word: string | null;
    readonly joke: string | null;
  }

  /** A slate lies face down: nothing more is known of it. [ICG-03] */
  export interface PutDownFact {
    readonly type: "put_down";
    readonly seat: number;
  }

  /** The last drawing stands as it is. [ICG-04] */
  export interface DrawingTimeUp {
    readonly type: "drawing_time_up";
    readonly seat: number;
  }

  /** Six words lie face up at their numbers, and all slates are shown. [ICG-05] */
  export interface Laid {
    readonly type: "laid";
    readonly words: readonly NumberedWord[];
  }

  /** The host took a drawing away. */
  export interface Blanked {
    readonly type: "blanked";
    readonly seat: number;
  }

  /** The host took a drawing away that was shown in an earlier round. */
  export interface TakenDown {
    readonly type: "taken_down";
    readonly seat: number;
    /** From 1. */
    readonly round: number;
  }

  /** Is done voting. [ICG-07] */
  export interface Voted {
    readonly type: "voted";
    readonly seat: number;
  }

  /** What the last one has not laid is drawn from their unused cards. [ICG-07] */
  export interface VotingTimeUp {
    readonly type: "voting_time_up";
    readonly seat: number;
    readonly missing: number;
  }

  /** The votes before one slate are turned up, and its word is named. [ICG-08] */
  export interface Revealed {
    readonly type: "revealed";
    readonly seat: number;
    readonly place: string;
    readonly number: number;
    readonly word: string;
    readonly joke: string;
    readonly votes: readonly TurnedVote[];
    readonly found: Found;
    readonly finders: readonly number[];
    /** The artist's. */
    readonly points: number;
    /**
     * Around what was hidden, where the artist said so or it is known. At most 10,000 characters, matching
     * `^(?:[A-Za-z0-9_\-]{5})*\Z`.
     */
    readonly loop: string | null;
  }

  /** What the round brought, and what all have now; the most first. */
  export interface Scored {
    readonly type: "scored";
    readonly points: readonly SeatPoints[];
  }

  /** The most points after three rounds; several if as many. [ICG-11] */
  export interface WonFact {
    readonly type: "won";
    readonly seats: readonly number[];
  }

  export type PileName =
    | "words"
    | "places";

  /** By how many: why an artist scores, or does not. [ICG-08] */
  export type Found =
    | "nobody"
    | "some"
    | "everybody";

  export interface SeatPlace {
    readonly seat: number;
    readonly place: string;
  }

  export interface NumberedWord {
    readonly number: number;
    readonly word: string;
  }

  export interface TurnedVote {
    readonly seat: number;
    readonly number: number;
    readonly found: boolean;
  }

  export interface SeatPoints {
    readonly seat: number;
    readonly points: number;
    readonly total: number;
  }

  /** Found by some, and by the fewest. */
  export interface BestHidden {
    readonly type: "best_hidden";
    readonly seat: number;
    readonly word: string;
    readonly place: string;
    readonly finders: readonly number[];
  }

  /** Found the most words. */
  export interface BestEye {
    readonly type: "best_eye";
    readonly seat: number;
    readonly words: number;
  }

  /** Nobody found it; those of others were found. */
  export interface BestKept {
    readonly type: "best_kept";
    readonly seat: number;
    readonly word: string;
    readonly place: string;
  }

  /** Everybody found it; those of others they did not. */
  export interface OpenBook {
    readonly type: "open_book";
    readonly seat: number;
    readonly word: string;
    readonly place: string;
  }

  /** The most points of a single round. */
  export interface BestRound {
    readonly type: "best_round";
    readonly seat: number;
    readonly points: number;
    readonly round: number;
  }

  /** Hid the most words so that some found them and others did not. */
  export interface CraftiestChalk {
    readonly type: "craftiest_chalk";
    readonly seat: number;
    readonly words: number;
  }

  /** Found by some, as others were. */
  export interface WellHidden {
    readonly type: "well_hidden";
    readonly seat: number;
    readonly word: string;
    readonly place: string;
    readonly finders: readonly number[];
  }

  export interface FoundWords {
    readonly type: "found_words";
    readonly seat: number;
    readonly words: number;
  }

  export interface Drew {
    readonly type: "drew";
    readonly seat: number;
    readonly place: string;
  }

  /** Of whom nothing else can be said: without them there would have been no game. */
  export interface GoodCompany {
    readonly type: "good_company";
    readonly seat: number;
  }

  /** The closed set of refusals. */
  export type Why =
    | "not_your_turn"
    | "not_now"
    | "put_down"
    | "off_the_slate"
    | "slate_full"
    | "nothing_there"
    | "no_such_stamp"
    | "too_long"
    | "holds_the_word"
    | "voted"
    | "own_slate"
    | "no_such_slate"
    | "no_such_card"
    | "card_used"
    | "votes_missing"
    | "blank_already";

  export type Ending =
    | "three_rounds";
}

export namespace Indix {
  export type Action =
    | Pick
    | Speak
    | Call
    | Say
    | Pass
    | Roll
    | Ask
    | AskFreely
    | Nod
    | Reply
    | Accept
    | Refuse;

  export type View =
    | Picking
    | Rolling
    | Tumbling
    | Asking
    | Replying
    | Thinking
    | Answering
    | Measuring
    | Judging
    | WonView
    | Preparing;

  export type Fact =
    | Begins
    | CardDrawn
    | NumberPicked
    | ClueRead
    | MarkRead
    | DieRolled
    | Asked
    | AskedFreely
    | Nodded
    | Replied
    | Passed
    | Spoke
    | Called
    | Answered
    | AnsweredNothing
    | Weighed
    | Judged
    | Found
    | Unfound
    | Disputed
    | Walked
    | TokenBack
    | WonFact;

  export type Award =
    | EarliestAnswer
    | BoldestCall
    | ToughestCard
    | MostTrails
    | BestMemory
    | FoundCards
    | SquaresWalked
    | CardsRead
    | GoodCompany;

  /** Say a number: its red token is placed, and its clue is read. [IDX-06] */
  export interface Pick {
    readonly type: "pick";
    /** 1 to 20. */
    readonly number: number;
  }

  /** « Je réponds »: from here on nobody interrupts. [IDX-10, IDX-21] */
  export interface Speak {
    readonly type: "speak";
  }

  /** « Réponse ! »: spend the purple token on a free answer. [IDX-10] */
  export interface Call {
    readonly type: "call";
  }

  /** Give the answer. */
  export interface Say {
    readonly type: "say";
    readonly words: string;
  }

  /** Give none. [IDX-07, IDX-21] */
  export interface Pass {
    readonly type: "pass";
  }

  /** Throw the die. [IDX-08] */
  export interface Roll {
    readonly type: "roll";
  }

  /** A question of the menu. */
  export interface Ask {
    readonly type: "ask";
    readonly trait: Trait;
  }

  /** Any question, in one's own words. [IDX-08] */
  export interface AskFreely {
    readonly type: "ask_freely";
    readonly words: string;
  }

  /** The reader's, in a word. */
  export interface Nod {
    readonly type: "nod";
    readonly truth: Truth;
  }

  /** The reader's, in free words, which do not say the name. [IDX-19] */
  export interface Reply {
    readonly type: "reply";
    readonly words: string;
  }

  /** The reader's, of an answer that is not exactly the name. [IDX-09] */
  export interface Accept {
    readonly type: "accept";
  }

  export interface Refuse {
    readonly type: "refuse";
  }

  /** What is asked of a person, a place or a thing: « es-tu une femme ? » and so on. */
  export type Trait =
    | "woman"
    | "real"
    | "french"
    | "european"
    | "before_1500"
    | "before_1800"
    | "ruler"
    | "writer"
    | "artist"
    | "musician"
    | "scientist"
    | "explorer"
    | "athlete"
    | "fighter"
    | "believer"
    | "of_a_book"
    | "of_comics"
    | "on_screen"
    | "magic"
    | "child"
    | "group"
    | "hat"
    | "traveller"
    | "violent_death"
    | "animal_companion"
    | "town"
    | "country"
    | "island"
    | "mountain"
    | "water"
    | "building"
    | "in_france"
    | "in_europe"
    | "in_asia"
    | "in_africa"
    | "in_americas"
    | "north_of_equator"
    | "seaside"
    | "capital"
    | "million_people"
    | "made_by_people"
    | "thousand_years_old"
    | "can_be_climbed"
    | "can_be_entered"
    | "cold"
    | "hot"
    | "volcano"
    | "imaginary"
    | "in_space"
    | "on_postcards"
    | "object"
    | "animal"
    | "event"
    | "idea"
    | "at_home"
    | "larger_than_a_person"
    | "edible"
    | "alive"
    | "before_1900"
    | "electric"
    | "metal"
    | "wood_or_plant"
    | "noisy"
    | "moves_by_itself"
    | "dangerous"
    | "for_children"
    | "worn"
    | "used_daily"
    | "in_the_sky"
    | "in_the_sea"
    | "wheels"
    | "can_be_bought"
    | "sport"
    | "fits_in_a_pocket"
    | "older_than_people";

  /** What can be said to a question of yes or no. A card knows the first three. [IDX-19] */
  export type Truth =
    | "yes"
    | "no"
    | "depends"
    | "unsure";

  export interface Picking extends Seen {
    readonly type: "picking";
  }

  export interface Rolling extends Seen {
    readonly type: "rolling";
  }

  export interface Tumbling extends Seen {
    readonly type: "tumbling";
  }

  export interface Asking extends Seen {
    readonly type: "asking";
  }

  export interface Replying extends Seen {
    readonly type: "replying";
    readonly question: Ask | AskFreely;
    /** The reader's alone: what the card says to a question of the menu. */
    readonly truth: Truth | null;
  }

  export interface Thinking extends Seen {
    readonly type: "thinking";
  }

  export interface Answering extends Seen {
    readonly type: "answering";
    readonly by: number;
  }

  export interface Measuring extends Seen {
    readonly type: "measuring";
    readonly by: number;
    readonly words: string;
  }

  export interface Judging extends Seen {
    readonly type: "judging";
    readonly by: number;
    readonly words: string;
    /** The reader's alone. */
    readonly verdict: "almost" | "exact" | "slip" | "wrong" | null;
  }

  export interface WonView {
    readonly type: "won";
    readonly me: number | null;
    readonly race: Race;
    readonly last: KnownCard;
  }

  export interface Preparing {
    readonly type: "preparing";
    readonly me: number | null;
    readonly players: number;
    readonly board: BoardName;
    readonly limit: number | null;
    readonly first: number | null;
  }

  /** What is seen in every phase of a round. */
  export interface Seen {
    readonly me: number | null;
    readonly race: Race;
    readonly last: KnownCard | null;
    readonly category: Category;
    readonly investigator: number;
    /** In the order in which they were picked. */
    readonly clues: readonly ReadClue[];
    readonly chained: boolean;
    readonly exchanges: readonly Exchange[];
    readonly misses: readonly Miss[];
    /** The reader's alone. */
    readonly card: OwnCard | null;
    /** How far whoever finds it in turn would move now, and the reader then. [IDX-14] */
    readonly for_finder: number;
    readonly for_reader: number;
    readonly decision: number;
  }

  /** What lies open before everybody. It is part of every view: nothing secret may be added here. */
  export interface Race {
    readonly board: BoardName;
    /** Seconds to give an answer in; null for no limit. [IDX-21] */
    readonly limit: number | null;
    /** By seat: squares from the start, counted on beyond the finish. */
    readonly pawns: readonly number[];
    /** By seat: who has a purple token. [IDX-03] */
    readonly tokens: readonly boolean[];
    readonly reader: number;
    /** From 0. */
    readonly round: number;
  }

  export type Category =
    | "person"
    | "place"
    | "thing";

  /** The card of the round before. */
  export interface KnownCard {
    readonly category: Category;
    readonly name: string;
    readonly finder: number | null;
    readonly called: boolean;
    readonly clues: number;
    readonly disputes: readonly Dispute[];
  }

  export type BoardName =
    | "long"
    | "short";

  /** A slot whose number was picked; without a text it is a question mark. */
  export interface ReadClue {
    readonly number: number;
    readonly text: string | null;
  }

  /** A question to the reader, and the reply. [IDX-08, IDX-19] */
  export interface Exchange {
    readonly seat: number;
    readonly question: Ask | AskFreely;
    readonly reply: Nod | Reply;
  }

  /** An answer that was wrong. */
  export interface Miss {
    readonly seat: number;
    readonly words: string;
  }

  /** The reader's, whole. Nobody else ever sees more of it than what is read out and, in the end, the name. */
  export interface OwnCard {
    readonly name: string;
    readonly aliases: readonly string[];
    readonly refused: readonly string[];
    /** From 1 to 20; null is a question mark. */
    readonly slots: readonly (string | null)[];
    readonly disputes: readonly Dispute[];
  }

  /** Where the reader decided against the measure: everybody sees it when the round is over. [IDX-09] */
  export interface Dispute {
    readonly seat: number;
    readonly words: string;
    readonly verdict: "almost" | "exact" | "slip" | "wrong";
    readonly accepted: boolean;
  }

  /** The first reader: by lot, or as the host said. [IDX-04] */
  export interface Begins {
    readonly type: "begins";
    readonly seat: number;
  }

  /** The reader says what is looked for; the name is for the reader alone. [IDX-04] */
  export interface CardDrawn {
    readonly type: "card_drawn";
    readonly seat: number;
    readonly category: Category;
    readonly name: string | null;
  }

  /** A red token is placed. [IDX-06] */
  export interface NumberPicked {
    readonly type: "number_picked";
    readonly seat: number;
    /** 1 to 20. */
    readonly number: number;
  }

  export interface ClueRead {
    readonly type: "clue_read";
    /** 1 to 20. */
    readonly number: number;
    readonly text: string;
  }

  /** A question mark instead of a clue. [IDX-08] */
  export interface MarkRead {
    readonly type: "mark_read";
    /** 1 to 20. */
    readonly number: number;
  }

  export interface DieRolled {
    readonly type: "die_rolled";
    readonly seat: number;
    readonly face: Face;
  }

  /** A question of the menu. [IDX-19] */
  export interface Asked {
    readonly type: "asked";
    readonly seat: number;
    readonly trait: Trait;
  }

  export interface AskedFreely {
    readonly type: "asked_freely";
    readonly seat: number;
    readonly words: string;
  }

  /** The reader's reply, in a word. */
  export interface Nodded {
    readonly type: "nodded";
    readonly seat: number;
    readonly truth: Truth;
  }

  export interface Replied {
    readonly type: "replied";
    readonly seat: number;
    readonly words: string;
  }

  /** Gives no answer. [IDX-07] */
  export interface Passed {
    readonly type: "passed";
    readonly seat: number;
  }

  /** « Je réponds » [IDX-21] */
  export interface Spoke {
    readonly type: "spoke";
    readonly seat: number;
  }

  /** « Réponse ! »: a purple token falls. [IDX-10] */
  export interface Called {
    readonly type: "called";
    readonly seat: number;
  }

  /** Said aloud, for all to hear. [IDX-19] */
  export interface Answered {
    readonly type: "answered";
    readonly seat: number;
    readonly words: string;
  }

  /** After having said that they answer: it counts as wrong. [IDX-21] */
  export interface AnsweredNothing {
    readonly type: "answered_nothing";
    readonly seat: number;
    /** Because time was up. */
    readonly late: boolean;
  }

  /** Not exactly the name: the reader decides, and gets what the measure says. [IDX-09] */
  export interface Weighed {
    readonly type: "weighed";
    readonly seat: number;
    readonly verdict: "almost" | "exact" | "slip" | "wrong" | null;
  }

  export interface Judged {
    readonly type: "judged";
    /** Whose answer it is. */
    readonly seat: number;
    readonly right: boolean;
  }

  /** After so many clues; `called` if by a free answer. [IDX-07, IDX-11] */
  export interface Found {
    readonly type: "found";
    readonly seat: number;
    readonly name: string;
    readonly clues: number;
    readonly called: boolean;
  }

  /** All tokens are placed. [IDX-15, IDX-20] */
  export interface Unfound {
    readonly type: "unfound";
    readonly name: string;
  }

  /** The reader decided against the measure. [IDX-09] */
  export interface Disputed {
    readonly type: "disputed";
    readonly seat: number;
    readonly reader: number;
    readonly words: string;
    readonly verdict: "almost" | "exact" | "slip" | "wrong";
    readonly accepted: boolean;
  }

  /** A pawn moved. [IDX-14] */
  export interface Walked {
    readonly type: "walked";
    readonly seat: number;
    readonly steps: number;
    /** Every square that it stepped on, the last one where it rests. */
    readonly path: readonly number[];
  }

  /** Landed on a sun. [IDX-12] */
  export interface TokenBack {
    readonly type: "token_back";
    readonly seat: number;
  }

  /** Farthest beyond the finish; several if equally far. [IDX-18] */
  export interface WonFact {
    readonly type: "won";
    readonly seats: readonly number[];
  }

  /** Of the die: three blank ones and three question marks. [IDX-03] */
  export type Face =
    | "blank"
    | "mark";

  /** Found it after the fewest clues. */
  export interface EarliestAnswer {
    readonly type: "earliest_answer";
    readonly seat: number;
    readonly name: string;
    readonly clues: number;
  }

  /** Found it out of turn, with a purple token. */
  export interface BoldestCall {
    readonly type: "boldest_call";
    readonly seat: number;
    readonly name: string;
    readonly clues: number;
  }

  /** Read the card that took the most clues. */
  export interface ToughestCard {
    readonly type: "toughest_card";
    readonly seat: number;
    readonly name: string;
    readonly clues: number;
  }

  /** Answered wrong so often: who never dares never finds. */
  export interface MostTrails {
    readonly type: "most_trails";
    readonly seat: number;
    readonly wrong: number;
  }

  /** Found the most cards. */
  export interface BestMemory {
    readonly type: "best_memory";
    readonly seat: number;
    readonly cards: number;
  }

  export interface FoundCards {
    readonly type: "found_cards";
    readonly seat: number;
    readonly cards: number;
  }

  export interface SquaresWalked {
    readonly type: "squares_walked";
    readonly seat: number;
    readonly squares: number;
  }

  export interface CardsRead {
    readonly type: "cards_read";
    readonly seat: number;
    readonly cards: number;
  }

  /** Of whom nothing else can be said: without them there would have been no game. */
  export interface GoodCompany {
    readonly type: "good_company";
    readonly seat: number;
  }

  /** The closed set of refusals. */
  export type Why =
    | "not_your_turn"
    | "not_now"
    | "out_of_range"
    | "taken"
    | "no_token"
    | "reader_cannot"
    | "somebody_answers"
    | "empty"
    | "too_long"
    | "holds_the_name"
    | "off_the_menu";

  export type Ending =
    | "finish";
}
