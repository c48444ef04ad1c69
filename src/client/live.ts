import { type LiveFrame, type ListenFrame, liveCloses } from "#kernel/live-frame.ts";
import { noteSeenElsewhere } from "./token-elsewhere.ts";

export type Watcher = {
  /** Something happened. */
  readonly onData: (data: unknown) => void;
  /** Something may have happened that nobody can tell any more: read anew. */
  readonly onGap?: () => void;
  /** The person may not hear of it, or no longer. */
  readonly onRefused?: () => void;
  /** From now on the server tells of it; again after each time that the line was down. */
  readonly onListening?: () => void;
};

type Watched = {
  readonly watchers: Set<Watcher>;
  /** The last position known, which is what the server is asked to go on from. */
  after: string | null;
  /** Whether the server said on this socket that it tells us. */
  isListening: boolean;
};

const watched = new Map<string, Watched>();
let socket: WebSocket | null = null;
let failures = 0;
let silence: ReturnType<typeof setTimeout> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;
/** The session was over when the last socket was closed; another tab may have renewed it since (a new password). */
let isSessionInDoubt = false;
/** It is over; what was listened to is listened to again as soon as there is a reason to ask once more. */
let isSessionOver = false;
let renewals = 0;

/**
 * Watches a topic (`pageTopic(12)`) over the tab's one socket until the function given back is called. `after` is the
 * position that what is on the screen was read at; without it the watch begins when the server answers.
 */
export function watch(topic: string, watcher: Watcher, after: string | null = null): () => void {
  start();
  const entry = watched.get(topic) ?? { watchers: new Set(), after, isListening: false };
  watched.set(topic, entry);
  entry.watchers.add(watcher);
  isSessionOver = false;
  // Said once more to a topic that is watched already: this watcher may know less than the one before.
  tell({ listen: topic, after });
  settleSoon();
  return () => {
    entry.watchers.delete(watcher);
    if (entry.watchers.size > 0 || watched.get(topic) !== entry) return;
    watched.delete(topic);
    tell({ stop: topic });
    settleSoon();
  };
}

/** Says on a topic of presence where this tab is. False when the line is down: what is said then is not kept. */
export function sayHere(topic: string, tab: string, place: unknown): boolean {
  const isHeard = (watched.get(topic)?.isListening ?? false) && socket?.readyState === WebSocket.OPEN;
  if (isHeard) tell({ here: topic, tab, place });
  return isHeard;
}

/** Another tab has renewed the session, or begun a new one: asks at once whether this tab may listen again. */
export function listenAgain(): void {
  if (isStarted) connectNow();
}

/** How often the line came back after its session had ended: under a renewed one, or a new one. */
export function sessionRenewals(): number {
  return renewals;
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener("online", connectNow);
  document.addEventListener("visibilitychange", () => document.hidden || connectNow());
}

/** Opens the socket when the page has come to rest, or closes it when nobody watches anything any more. */
function settleSoon(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(settle, { timeout: 2000 });
  else setTimeout(settle, 500);
}

function settle(): void {
  if (isSessionOver) return;
  if (watched.size > 0) return void (timer === undefined && connect());
  clearTimeout(timer);
  clearTimeout(silence);
  timer = undefined;
  socket?.close();
  socket = null;
}

function connectNow(): void {
  clearTimeout(timer);
  timer = undefined;
  failures = 0;
  if (watched.size > 0) connect();
}

function connect(): void {
  if (socket) return;
  const mine = new WebSocket(`${location.origin.replace(/^http/, "ws")}/-/live/`);
  socket = mine;
  mine.onopen = () => {
    failures = 0;
    if (isSessionInDoubt || isSessionOver) renewals++;
    isSessionInDoubt = false;
    isSessionOver = false;
    for (const [listen, entry] of watched) {
      entry.isListening = false;
      tell({ listen, after: entry.after });
    }
  };
  mine.onmessage = ({ data }) => {
    expectMore();
    hear(JSON.parse(data as string) as LiveFrame);
  };
  mine.onclose = ({ code }) => {
    if (socket !== mine) return;
    socket = null;
    clearTimeout(silence);
    if (isSessionInDoubt || isSessionOver) return giveUp();
    isSessionInDoubt = code === liveCloses.signedOut;
    // Tabs of before shared the session that is over: a token fetched now would be a visitor's, to whom pages are not shared.
    if (isSessionInDoubt) noteSeenElsewhere(false);
    // Half a second to a minute, and never all tabs at once.
    const pause = Math.min(60_000, 1000 * 2 ** failures++) * (0.5 + Math.random());
    timer = setTimeout(() => {
      timer = undefined;
      settle();
    }, pause);
  };
}

/** The server says something every 25 seconds; a socket that does not is dead, whatever the browser believes. */
function expectMore(): void {
  clearTimeout(silence);
  silence = setTimeout(() => {
    socket?.close();
    socket = null;
    settle();
  }, 70_000);
}

/** The session is over: nothing here will be told any more, unless its person signs in once more. */
function giveUp(): void {
  isSessionInDoubt = false;
  isSessionOver = true;
  const all = [...watched.values()].flatMap(({ watchers }) => [...watchers]);
  for (const { onRefused } of all) onRefused?.();
}

function refuse(topic: string): void {
  const watchers = [...(watched.get(topic)?.watchers ?? [])];
  watched.delete(topic);
  for (const { onRefused } of watchers) onRefused?.();
  settleSoon();
}

function tell(frame: ListenFrame): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}

function hear(frame: LiveFrame): void {
  if ("hello" in frame) {
    // Everything up to here was told before it; of what is not listened to yet it says nothing.
    for (const entry of watched.values()) if (entry.isListening) entry.after = frame.hello.position;
  } else if ("listening" in frame) {
    const entry = watched.get(frame.listening);
    if (entry) Object.assign(entry, { isListening: true, after: frame.position });
    for (const { onListening } of watchersOf(frame.listening)) onListening?.();
  } else if ("refused" in frame) refuse(frame.refused);
  else if ("gap" in frame) for (const { onGap } of watchersOf(frame.gap)) onGap?.();
  else {
    const entry = watched.get(frame.topic);
    if (entry && frame.position !== undefined) entry.after = frame.position;
    for (const { onData } of watchersOf(frame.topic)) onData(frame.data);
  }
}

function watchersOf(topic: string): Watcher[] {
  return [...(watched.get(topic)?.watchers ?? [])];
}
