/** What one socket, and one session, may ask of a process. */
export const liveLimits = {
  /** Bytes of a frame, either way. */
  frame: 65_536,
  topics: 50,
  /** Frames at once, and then per second. */
  burst: 50,
  perSecond: 20,
  socketsPerSession: 40,
  /** Bytes that wait for a reader who does not read, before the socket is closed. */
  buffered: 1_000_000,
  /** Frames that wait while a socket's rights are asked again. */
  held: 500,
  /** Beats without an answer before a socket counts as dead. */
  beats: 2,
  /** Milliseconds after which a tab counts as gone that nobody has heard of. */
  presence: 35_000,
  /** Tabs that one frame tells of, so that it stays below the most bytes of a frame. */
  tabsInFrame: 50,
  /** Events of the outbox that are looked at for whoever comes back. */
  memory: 500,
} as const;
