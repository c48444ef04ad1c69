import { expect, it } from "vitest";
import * as Y from "yjs";
import { heading } from "#testing/draft-writer.ts";
import { stacked } from "../document.ts";
import { draftFrom } from "./draft-document.ts";
import { placeKey, valuesOf, writeDraftWidget } from "./draft-widget.ts";
import { takeIncoming } from "./incoming.ts";
import { typeRoots } from "./roots.ts";

const start = Y.encodeStateAsUpdate(draftFrom(stacked([{ id: "title01", ...heading("Fog") }])));

function copy(): Y.Doc {
  const draft = new Y.Doc();
  Y.applyUpdate(draft, start);
  typeRoots(draft, [...draft.share.keys()]);
  return draft;
}

/** What the server says to a browser that does this to its copy. */
function sent(work: (draft: Y.Doc) => void) {
  const draft = copy();
  const before = Y.encodeStateVector(draft);
  draft.transact(() => work(draft));
  return takeIncoming(copy(), Y.encodeStateAsUpdate(draft, before));
}

it("more widgets than a page holds, and thousands of parts, are refused", () => {
  const many = (count: number) =>
    sent((draft) => {
      for (let at = 0; at < count; at++) {
        writeDraftWidget(draft, `many${at}id`, heading("x"));
        valuesOf(draft, `many${at}id`).set(placeKey, { column: "c0x0", order: "a0" });
      }
    });
  expect(many(999).taken).toBe(true);
  expect(many(1000)).toEqual({ taken: false, code: "draft-too-large" });
  expect(
    sent((draft) => {
      for (let at = 0; at < 10_000; at++) valuesOf(draft, `part${at}id`).set("level", "h1");
    }),
  ).toEqual({ taken: false, code: "draft-too-large" });
});
