import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { textOf } from "#testing/writers/flow-kinds.ts";
import { relay } from "#testing/writers/relayed-writers.ts";
import { RoamingWriter, deeds } from "#testing/writers/roaming-writer.ts";
import { documentFrom, draftFrom } from "../draft-document.ts";
import { endStep } from "./joined-steps.ts";

/** Two tabs over one text of four lines, in one order of all letters. */
function twoTabs() {
  const lines = ["alpha", "beta", "gamma", "delta"];
  const seed = Y.encodeStateAsUpdate(draftFrom(stacked([{ id: "w00000", ...textOf(...lines) }])));
  const server = relay(seed);
  const tabs = [1, 2].map(
    (client) => new RoamingWriter(`${client}`, { seed, first: "w00000", client: 2 ** 31 + client }),
  ) as [RoamingWriter, RoamingWriter];
  const send = (who: RoamingWriter) => {
    if (who.unsent.length > 0) server.take(who.name, Y.mergeUpdates(who.unsent.splice(0)));
  };
  const hear = (who: RoamingWriter) => {
    for (const { by, update } of server.told.slice(who.heard)) if (by !== who.name) who.hear(update);
    who.heard = server.told.length;
  };
  /** Gives what the page says then. */
  const meet = () => {
    for (let round = 0; round < 4; round++) for (const step of [send, hear]) tabs.forEach(step);
    return JSON.stringify(documentFrom(server.draft));
  };
  return { tabs, send, meet };
}

const done = (who: RoamingWriter, work: () => void) => {
  endStep(who.undo);
  work();
  endStep(who.undo);
};

it("a heading that one made of a line, while another did so or did something else to it, leaves the line, and all lines behind it, when it is taken back (long)", () => {
  for (const second of deeds)
    for (const at of [6, 10])
      for (const isFirst of [true, false]) {
        const { tabs, send, meet } = twoTabs();
        const [ann, ben] = tabs;
        ann.go("w00000", at);
        done(ann, () => ann.deed("turn"));
        ben.go("w00000", at);
        done(ben, () => ben.deed(second));
        for (const who of isFirst ? [ann, ben] : [ben, ann]) send(who);
        meet();
        done(ben, () => ben.type("(ben)"));
        meet();
        ann.undo.undo();
        const story = `${second} at ${at}, ${isFirst ? "ann" : "ben"} first: `;
        const there = meet().match(/alpha|beta|gamma|delta|\(ben\)/g);
        expect(story + there?.toSorted().join()).toBe(`${story}(ben),alpha,beta,delta,gamma`);
      }
});
