/** Two files are sent at a time; the others wait in the order in which they came. */
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

export function takeTurn(turn: () => void): void {
  if (running >= mostAtOnce) return void waiting.push(turn);
  running++;
  turn();
}

export function leaveTurn(): void {
  running--;
  const next = waiting.shift();
  if (next) takeTurn(next);
}

/** Gives a place in the line up. */
export function leaveLine(turn: () => void): void {
  const place = waiting.indexOf(turn);
  if (place >= 0) waiting.splice(place, 1);
}
