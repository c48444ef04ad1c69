const most = 2;
let free = most;
const waiting: { readonly needs: number; readonly start: () => void }[] = [];

/**
 * Runs work on a picture, at most two at once over the process; `needs` 2 has the process to itself, because a large
 * picture takes hundreds of megabytes while it is open. Whoever came first goes first.
 */
export async function inPlace<Result>(needs: 1 | 2, work: () => Promise<Result>): Promise<Result> {
  await new Promise<void>((start) => {
    waiting.push({ needs, start });
    letIn();
  });
  try {
    return await work();
  } finally {
    free += needs;
    letIn();
  }
}

/** How many wait for a place; whoever can do without one looks here first. */
export function waitingForPlace(): number {
  return waiting.length;
}

function letIn(): void {
  for (let next = waiting[0]; next && next.needs <= free; next = waiting[0]) {
    waiting.shift();
    free -= next.needs;
    next.start();
  }
}
