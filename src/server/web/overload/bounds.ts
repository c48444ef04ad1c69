/** What is measured of a process. */
export type Load = {
  /** Calls that wait for a connection to the database, and how many connections there are. */
  readonly waiting: number;
  readonly connections: number;
  /** How late the process has been for a while, in milliseconds. */
  readonly delay: number;
};

/** So many calls may wait for each connection: at 20 ms a call that is a fifth of a second. */
const waitingMost = 10;
const delayMost = 700;
/** What people do is taken for longer than what they read, which their browser asks for again. */
const actsTimes = 2;

/** Whether one more is refused at the door, before it has cost anything. */
export function isTooMuch({ waiting, connections, delay }: Load, isAct: boolean): boolean {
  const times = isAct ? actsTimes : 1;
  return waiting >= waitingMost * connections * times || delay >= delayMost * times;
}
