import { expect, it, vi } from "vitest";
import * as Y from "yjs";
import type { Clock } from "./clock.ts";
import { openSession } from "./open-session.ts";
import type { Wire } from "./wire.ts";

it("what readers have of the page is asked for when the browser has drawn it, and never by a tab that is gone", async () => {
  const idle = new Set<() => void>();
  const published = vi.fn<() => Promise<{ success: boolean }>>(async () => ({ success: false }));
  const opened = { success: true, epoch: 1, seq: 0, version: 1, unpublished: false, discarded: null };
  const state = Y.encodeStateAsUpdate(new Y.Doc());
  const wire = { open: async () => ({ ...opened, state }), published, watch: () => () => {} };
  const clock: Clock = {
    after: () => () => {},
    whenIdle: (work) => (idle.add(work), () => idle.delete(work)),
  };
  const store = { all: () => [], write: () => true, remove: () => {} };
  const open = () =>
    openSession({
      pageId: 1,
      personId: 1,
      address: "/log/",
      tab: "t",
      clock,
      store,
      wire: wire as unknown as Wire,
    });

  await open();
  expect(published).not.toHaveBeenCalled();
  for (const work of idle) work();
  expect(published).toHaveBeenCalledTimes(1);

  idle.clear();
  const closed = await open();
  if (closed.success) closed.close();
  for (const work of idle) work();
  expect(published).toHaveBeenCalledTimes(1);
});
