import { expect, it } from "vitest";
import type { WritingPlace } from "../model/writing-place.ts";
import { type PresenceChannel, openPresence } from "./presence.ts";

const at = (widget: string): WritingPlace => ({ epoch: 1, widget, caret: null });

/** A tab on a line that the test cuts, under a clock that it moves. */
function stage() {
  const line = { isUp: true };
  const said: string[] = [];
  let heard: Parameters<PresenceChannel["listen"]>[0] | null = null;
  let works: (() => void)[] = [];
  const presence = openPresence({
    me: 1,
    channel: {
      say: (place) => line.isUp && said.push(String(place.widget)) > 0,
      listen(listener) {
        heard = listener;
        return () => (heard = null);
      },
    },
    clock: {
      after(_, work) {
        works.push(work);
        return () => (works = works.filter((each) => each !== work));
      },
      whenIdle: () => () => {},
    },
  });
  return {
    presence,
    said,
    line,
    heard: () => heard,
    /** The pause between two messages is over. */
    pass: () => works.splice(0).forEach((work) => work()),
  };
}

it("a tab says where it is at most once within the pause, and then the last place", () => {
  const { presence, said, heard, pass } = stage();
  presence.start();
  heard()?.onListening();
  for (const widget of ["aaaaaa", "bbbbbb", "cccccc"]) presence.move(() => at(widget));
  expect(said).toEqual(["aaaaaa"]);
  pass();
  expect(said).toEqual(["aaaaaa", "cccccc"]);
  pass();
  presence.move(() => at("cccccc"));
  expect(said).toEqual(["aaaaaa", "cccccc"]);
});

it("says it again when the line is back, and nothing before it is there or after it has left", () => {
  const { presence, said, line, heard, pass } = stage();
  presence.move(() => at("aaaaaa"));
  expect(said).toEqual([]);
  line.isUp = false;
  const leave = presence.start();
  heard()?.onListening();
  expect(said).toEqual([]);
  line.isUp = true;
  heard()?.onListening();
  pass();
  heard()?.onListening();
  expect(said).toEqual(["aaaaaa", "aaaaaa"]);
  leave();
  pass();
  presence.move(() => at("bbbbbb"));
  expect(said).toHaveLength(2);
});

it("knows nobody any more when the line is lost", () => {
  const { presence, heard } = stage();
  presence.start();
  heard()?.onNews({ here: { tab: "2.a", person: { id: 2, name: "Ada" }, place: at("aaaaaa") } });
  expect(presence.others.get().people).toHaveLength(1);
  heard()?.onLost();
  expect(presence.others.get().people).toHaveLength(0);
});
