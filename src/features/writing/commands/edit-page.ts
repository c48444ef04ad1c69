import { pageWords } from "#features/pages/wording.ts";
import { type Command, leadsTo, ofEditablePage } from "#kernel/command.ts";
import { draftCommandWords } from "../wording.ts";
import { stopEditing } from "./stop-editing.ts";

const address = ofEditablePage((page) => `${page.address}?edit`);

/** Only for readers: a writer is there already. */
export const editPage: Command = {
  name: "edit-page",
  group: "page",
  label: pageWords.edit,
  keywords: draftCommandWords.editKeywords,
  ...leadsTo((facts) => (facts.offers.has(stopEditing.name) ? null : address(facts))),
};
