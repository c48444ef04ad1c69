import { afterAll, vi } from "vitest";
import { Patience } from "#features/writing/drafts/saving/model/patience.ts";

/** As many as are remembered; older ones are forgotten. */
const remembered = 1000;

/** After the tests of a file nobody has used up their time: people of other files, which run in the same process, have the same numbers. */
export function forgetUsedTime(): void {
  const usedUp = vi.spyOn(Patience.prototype, "usedUp");
  afterAll(() => {
    const all = new Set(usedUp.mock.contexts as Patience[]);
    usedUp.mockRestore();
    for (const patience of all) for (let at = 0; at < remembered; at++) patience.usedUp(`nobody:${at}`, 0);
  });
}
