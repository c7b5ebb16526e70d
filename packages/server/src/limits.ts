import { longestMessage } from '@tischrunde/protocol';
import type { Config } from './config.ts';

// Every limit on what clients may use. Rates that an operator can set come from `Config`.

/** A frame longer than a message may be is refused with an answer; a frame longer than this ends the connection. Bytes. */
export const longestFrame = 4 * longestMessage;
/** A message in more pieces than this ends the connection: each of them takes time, and only whole messages are counted. */
export const mostFragments = 16;
/** No message of the server is longer. Bytes. */
export const longestAnswer = 256_000;
/** A connection with more than this unsent is a slow consumer and is disconnected. Bytes. */
export const mostUnsent = 2 * longestAnswer;
/** What all connections together may have unsent; then those with the most are disconnected. Bytes. */
export const mostUnsentInAll = 64_000_000;
/** The most that is kept of the last changes, for those who come back: per table and seat. When it is full, the older half goes. Bytes. */
export const mostRecent = 8_000;
/** Moves in a match: far more than people need, and few enough to be replayed at once. A match that has more ends as it stands. */
export const mostMoves = 4000;
/** The same for the file of a match. Characters. */
export const longestMatch = 180_000;
/** The events of a round in a scene. Characters. */
export const longestEvents = 64_000;
/** Guests who watch a table through one process, besides its players and its host. */
export const mostWatchers = 1000;
/** How often one guest watches a table through one process: every seat on two screens. One more takes the place of the oldest. */
export const mostWatchersOfGuest = 16;
/** Of those who watch a table, this many are named. */
export const mostNamed = 100;
/** A part of a log that is read at once ends with the event that makes it as long as this. Bytes. */
export const longestPage = 256_000;
/** A seat with more legal moves than this is only told how many there are. */
export const mostListedMoves = 200;
/** A connection ends when it has sent so many bad messages (too frequent, too long or not text) more than good ones. */
export const mostStrikes = 50;
/** For every so many watchers of a table an ask there counts as one message more for the address, and as so many more at most. */
export const watchersPerMessage = 20;
export const mostMessagesMore = 20;
/** Tables that one connection may watch at a time. */
export const mostWatched = 20;
/** Guests who are muted at a table; of more, the first may talk again. */
export const mostMuted = 100;
/** Guests who stay away from a table because the host has sent them away; of more, the first may come back. */
export const mostKicked = 100;
/** People who wait for a seat at a table. */
export const mostBenched = 16;
/** Entries of a score pad, and how long they may be together. Characters. */
export const mostPadEntries = 1000;
export const longestPad = 60_000;
/** Seats that one guest may hold, for people who share a device. */
export const mostSeatsOfGuest = 8;
/** People in the score of an evening, and the last of its matches. */
export const mostPeopleInScore = 60;
export const mostResults = 20;
/** How long people have to be ready for another match, or for the next round, once somebody is. Milliseconds. */
export const countdown = 10_000;
/** After so long a match starts even if people keep sitting down and standing up, or giving other words. Milliseconds. */
export const longestCountdown = 60_000;
/** How often whoever chooses the next game may choose otherwise after somebody has agreed to it; then once in so long. Milliseconds. */
export const mostRechoices = 3;
export const rechoiceEvery = 60_000;
/** Tables that a guest is told to have been at, and how long the list may be in bytes. */
export const mostOwnTables = 50;
export const ownTablesSize = 200_000;
/** Public tables of others at which a guest waits for the first match. */
export const mostAwaited = 3;
/** Public tables that are tried for somebody who wants to play now, how many of them are loaded for it, and for how long they count as live after people used them. Milliseconds. */
export const mostTriedTables = 30;
export const mostLoadedTables = 5;
export const liveFor = 150_000;
/** Boards that show a table through one process. Half of them are for those that know its code, so that strangers do not take every place. */
export const mostBoards = 8;
/** How often a bot may come to a seat, or another one, during a match; then nobody takes the seat over from it, either. Milliseconds. */
export const botChanges = { burst: 3, within: 15_000 };
/** So many guests may have a seat in one match, one after the other; then only those who had one take over from bots. */
export const mostHolders = 100;
/** How long a player waits for the others' consent to take a move back; bots wait, too. Milliseconds. */
export const undoPatience = 15_000;
/** How often a player may ask for it in a round. */
export const mostUndoRequests = 5;
/** A move can be taken back until so many more were made. */
export const mostUndone = 100;
/** A table remembers this many lines of chat of its players and host; then it forgets the older half. */
export const mostSaidByPlayers = 40;
/** The same of everybody else. */
export const mostSaidByOthers = 20;
/** Tables in the public list. */
export const mostListed = 100;
/** Of them, tables of one host, and tables that were opened from one address or one network. */
export const mostListedByHost = 3;
export const mostListedByAddress = 10;
export const mostListedByNetwork = 30;
/** Tables that have a place in the list, of which some are shown. For one more the network with the most gives one up. */
export const mostPlaces = 1000;
/** Devices of a guest that are called when it is their turn; one more takes the place of the oldest. */
export const mostSubscriptions = 5;
/** How long a device that was off is still called for a turn without a timer. Milliseconds. */
export const longestCall = 12 * 3_600_000;
/** Pushes on their way at one time; any more are not sent. */
export const mostCallsAtOnce = 20;
/** How long a device is not called to which a call could not be sent: others need the places. Milliseconds. And how many of them are remembered. */
export const restAfterFailure = 600_000;
export const mostResting = 1000;
/** HTTP requests of an address in a minute. A new device fetches some 300 files, and a whole school may share one address. */
export const requestsPerMinute = 20_000;
/** Requests of an address in a minute that ask how the server is. */
export const probesPerMinute = 600;
/** Connections of any kind that an address may have, for each that it may have to tables: a browser opens several. */
export const connectionsPerClient = 4;
/** A network of IPv6 addresses may use so many times what one address may: somebody can have thousands of addresses in it. */
export const addressesOfNetwork = 16;
/** Connections to tables that a guest may have through one process. One more takes the place of one that is not used. */
export const mostConnectionsOfGuest = 20;
/** Where an address has too many, this many of every guest stay; whoever has more gives the least used one up for a new one. */
export const keptConnections = 4;
/** How long a client whose connection was given to another waits until it comes back, and how long before its hello. Up to twice as long. Milliseconds. */
export const displacedFor = 60_000;
export const nobodyDisplacedFor = 1000;
/** How long a connection may be idle between two HTTP requests. Milliseconds. */
export const keepAliveFor = 5000;
/** After this many HTTP requests a connection is closed. */
export const mostRequestsPerConnection = 1000;
/** HTTP requests of an address that are answered at one time, and how many more wait for that: a class may open the page all at once. */
export const mostAnswers = 200;
export const mostWaitingRequests = 2000;
/** An HTTP connection on which nothing has moved for so many times the patience is ended. */
export const stalledAfter = 3;
/** Requests of an address for the public list in a minute. */
export const listRequestsPerMinute = 600;

/** The size of a token bucket and how fast it refills. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** How often a guest or an address may do something. */
export interface Rates {
  /** Messages of a guest. */
  readonly messages: Rate;
  /** Messages of an address. */
  readonly messagesOfAddress: Rate;
  /** Changes to a table that are not moves: they make its log longer. By guest, and by address with chat. */
  readonly tableChanges: Rate;
  readonly tableChangesOfAddress: Rate;
  /** What all together ask at a table who have no say there: its players wait behind them. Their talk counts for itself. */
  readonly onlookers: Rate;
  /** Seats at public tables of others: what a network may take of them, and what a guest may. */
  readonly publicSeats: Rate;
  readonly publicSeatsOfGuest: Rate;
  /** Looks at tables: their answers are the longest, and take the longest. By guest and by address. */
  readonly looks: Rate;
  readonly looksOfAddress: Rate;
  /** What people at an address write on score pads: it is long, and the whole pad is added up again. */
  readonly notesOfAddress: Rate;
  /** Asks that replay a whole log. By guest and by address. */
  readonly replaysOfGuest: Rate;
  readonly replays: Rate;
  /** What somebody may know who was sent a link, for those who ask over a socket and for link previews. By address. */
  readonly invitations: Rate;
  readonly previews: Rate;
  /** Lists of a guest's own tables: long ones. */
  readonly ownTables: Rate;
  /** Chat of a guest. */
  readonly chat: Rate;
  /** Codes that a guest makes to get to another device. */
  readonly carries: Rate;
  /** Codes that an address tries. */
  readonly codes: Rate;
  /** Wrong codes of tables that an address tries, and all addresses together at this process; then those of a network. */
  readonly guesses: Rate;
  readonly guessesOfAll: Rate;
  readonly guessesOfNetwork: Rate;
  /** Devices that a guest lets be called, and those of an address. */
  readonly subscriptions: Rate;
  readonly subscriptionsOfAddress: Rate;
  /** How often a guest makes all older tokens void, and all guests of an address. */
  readonly renewals: Rate;
  readonly renewalsOfAddress: Rate;
  /** New guests of an address. */
  readonly newGuests: Rate;
  /** Tables that a guest opens, and all guests of an address. */
  readonly newTables: Rate;
  readonly newTablesOfAddress: Rate;
}

/** How often wrong codes of tables may be tried. A test computes what somebody finds who guesses all day. */
export const guessRates = {
  ofAddress: { burst: 20, perSecond: 1 / 300 },
  ofAll: { burst: 200, perSecond: 1 / 20 },
  /** When all together have tried too many, some are left for every network, so that nobody can take codes away from everybody. */
  ofNetwork: { burst: 5, perSecond: 1 / (4 * 3600) },
};

/** How often a guest is called, and how many pushes this process sends. */
export const callRates = {
  ofGuest: { burst: 5, perSecond: 1 / 30 },
  ofAll: { burst: 100, perSecond: 10 },
};

export function ratesOf(config: Config): Rates {
  const { messagesPerSecond, connectionsPerAddress, guestsPerHour, tablesPerHour } = config;
  // A bucket that holds less than one token never gives a second one.
  const guests = Math.max(1, connectionsPerAddress / 4);
  const ofAddress = messagesPerSecond * guests;
  const tables = tablesPerHour * guests;
  return {
    messages: { burst: 5 * messagesPerSecond, perSecond: messagesPerSecond },
    messagesOfAddress: { burst: 5 * ofAddress, perSecond: ofAddress },
    tableChanges: { burst: 2 * messagesPerSecond, perSecond: messagesPerSecond / 10 },
    tableChangesOfAddress: { burst: 2 * ofAddress, perSecond: ofAddress / 10 },
    onlookers: { burst: 3 * messagesPerSecond, perSecond: messagesPerSecond / 2 },
    publicSeats: { burst: mostAwaited * guests, perSecond: guests / 100 },
    publicSeatsOfGuest: { burst: 10, perSecond: 1 / 20 },
    looks: { burst: 2 * messagesPerSecond, perSecond: messagesPerSecond / 10 },
    looksOfAddress: { burst: 20 * messagesPerSecond, perSecond: messagesPerSecond },
    notesOfAddress: { burst: 10 * messagesPerSecond, perSecond: messagesPerSecond / 4 },
    replaysOfGuest: { burst: 2 * messagesPerSecond, perSecond: messagesPerSecond / 10 },
    replays: { burst: 10 * messagesPerSecond, perSecond: messagesPerSecond / 2 },
    invitations: { burst: 10 * messagesPerSecond, perSecond: messagesPerSecond / 2 },
    previews: { burst: 10 * messagesPerSecond, perSecond: messagesPerSecond / 2 },
    ownTables: { burst: 20, perSecond: 0.5 },
    chat: { burst: 8, perSecond: 0.5 },
    carries: { burst: 10, perSecond: 1 / 60 },
    codes: { burst: 60, perSecond: 0.5 },
    guesses: guessRates.ofAddress,
    guessesOfAll: guessRates.ofAll,
    guessesOfNetwork: guessRates.ofNetwork,
    subscriptions: { burst: 5, perSecond: 1 / 60 },
    subscriptionsOfAddress: { burst: 200, perSecond: 0.1 },
    renewals: { burst: 5, perSecond: 1 / 60 },
    renewalsOfAddress: { burst: 200, perSecond: 0.1 },
    newGuests: { burst: guestsPerHour, perSecond: guestsPerHour / 3600 },
    newTables: { burst: tablesPerHour, perSecond: tablesPerHour / 3600 },
    newTablesOfAddress: { burst: tables, perSecond: tables / 3600 },
  };
}
