import { expect } from "vitest";
import * as Y from "yjs";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { takeIncoming } from "#documents/draft/incoming.ts";
import { tellHeard } from "#documents/draft/moves/heard-moves.ts";
import { keepDeleted } from "#documents/draft/moves/second-copies.ts";
import { emptyDraft, typeRoots } from "#documents/draft/roots.ts";
import { windowlessEditor } from "./windowless-editor.ts";

/** Takes changes one after the other, as the server does, and tells every tab of them. */
export function relay(seed: Uint8Array) {
  const draft = emptyDraft();
  Y.applyUpdate(draft, seed);
  typeRoots(draft, [...draft.share.keys()]);
  const told: { by: string; update: Uint8Array }[] = [];
  return {
    draft,
    told,
    take(by: string, update: Uint8Array): void {
      const came = takeIncoming(draft, update);
      if (!came.taken) throw new Error(came.code);
      if (came.update) told.push({ by, update: came.update });
      if (came.settled) told.push({ by: "", update: came.settled });
    },
  };
}

type Relay = ReturnType<typeof relay>;

/** The origin of what a tab was told. */
const others = {};

/** A tab: an editor without a window, what it has not sent yet, and how much it has heard. */
export function writer(name: string, seed: Uint8Array, part: string) {
  const draft = emptyDraft("tab");
  Y.applyUpdate(draft, seed);
  const unsent: Uint8Array[] = [];
  draft.on("update", (update: Uint8Array, origin: unknown) => {
    if (origin !== others) unsent.push(update);
  });
  keepDeleted(draft, ({ origin }) => origin === others);
  tellHeard(draft);
  const { editor, binding, own, followed, began } = windowlessEditor(draft, part);
  return {
    name,
    draft,
    own,
    unsent,
    editor,
    binding,
    followed,
    began,
    heard: 0,
    made: 0,
    typed: [] as string[],
    sawGo: [] as string[],
  };
}

export type Writer = ReturnType<typeof writer>;

export function send(who: Writer, to: Relay): void {
  if (who.unsent.length > 0) to.take(who.name, Y.mergeUpdates(who.unsent.splice(0)));
}

export function hear(who: Writer, from: Relay): void {
  for (; who.heard < from.told.length; who.heard++) {
    const told = from.told[who.heard];
    if (told && told.by !== who.name) Y.applyUpdate(who.draft, told.update, others);
  }
}

/** Until nobody has anything to say: an editor answers to what it cannot show. */
export function meet(writers: readonly Writer[], server: Relay): string {
  do {
    for (const who of writers) send(who, server);
    for (const who of writers) hear(who, server);
  } while (writers.some(({ unsent }) => unsent.length > 0));
  const document = JSON.stringify(documentFrom(server.draft));
  for (const who of writers) expect(JSON.stringify(documentFrom(who.draft))).toBe(document);
  return document;
}
