import { expect, it, vi } from "vitest";
import * as Y from "yjs";
import type { Clock } from "./clock.ts";
import { openSession } from "./open-session.ts";
import type { Wire } from "./wire.ts";

it("what readers have of the page is asked for when the browser has drawn it, and never by a tab that is gone", async () => {
  const later = new Set<() => void>();
  const published = vi.fn<() => Promise<{ success: boolean }>>(async () => ({ success: false }));
  const opened = { success: true, epoch: 1, seq: 0, version: 1, unpublished: false, discarded: null };
  const state = Y.encodeStateAsUpdate(new Y.Doc());
  const wire = { open: async () => ({ ...opened, state }), published, watch: () => () => {} };
  const clock: Clock = {
    after: (milliseconds, work) => {
      if (milliseconds === 250) later.add(work);
      return () => later.delete(work);
    },
    whenIdle: () => () => {},
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
  for (const work of later) work();
  expect(published).toHaveBeenCalledTimes(1);

  later.clear();
  const closed = await open();
  if (closed.success) closed.close();
  for (const work of later) work();
  expect(published).toHaveBeenCalledTimes(1);
});
