import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { catalogues } from "#languages/catalogues.ts";
import { everySentence } from "#testing/sentences.ts";
import { faultsOf, formOf, unsaidIn } from "./voice.ts";

const english = await everySentence();

const shape = (text: string) => text.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, "{}").trim();
const messages = JSON.parse(readFileSync("docs/requirements/messages.json", "utf8")) as { text: string }[];
const specified = new Set(messages.map(({ text }) => shape(text)));

/** Sentences that a row of the specification quotes or gives the pattern of, and messages.json does not have as they are. */
const quoted: Readonly<Record<string, string>> = {
  "client.expired": "CALL-06",
  "refusal.csrf": "CALL-06",
  "refusal.admins-only": "ROLE-27",
  "refusal.editors-only": "ROLE-27",
  "refusal.owner-by-owner": "ROLE-27",
  "refusal.owners-only": "ROLE-27",
  "refusal.role-not-given": "ROLE-27",
  "reminders.count": "LOGR-05",
  "refusal.title-missing": "PPRP-10",
  "properties.noTitle": "PPRP-10",
  "invite.notLoaded": "DLGS-19",
  "invite.title": "INVT-01",
  "people-dialogs.permissionsNotLoaded": "DLGS-19",
  "belonging.levelsNotLoaded": "DLGS-19",
  "belonging.placesNotLoaded": "DLGS-19",
  "subsite-opening.notLoaded": "DLGS-19",
  "filing.pickerNotLoaded": "DLGS-19",
  "pages.notificationsNotLoaded": "DLGS-19",
  "pages.permissionsNotLoaded": "DLGS-19",
  "rights-requests.emptyAdmin": "RQST-08",
  "rights-requests.emptyOwner": "RQST-08",
  "rights-requests.listFailedAdmin": "RQST-07",
  "rights-requests.listFailedOwner": "RQST-07",
  "rights-requests.listFailedPage": "RQST-07",
  "rights-requests.notChosenAdmin": "RQST-05",
  "rights-requests.notChosenOwner": "RQST-05",
  "rights-requests.notChosenPage": "RQST-05",
  "join-request.notChosen": "RQST-05",
  "refusal.subsite-without-admins": "SLST-09",
  "sharing.inviteMore": "PPRM-17",
  "sites.editorsArrange": "ROLE-26",
  "feedback.thanks": "FDBK-08",
  "palette.editFirst": "CPAL-09",
  "arranging.selectTextFirst": "CPAL-09",
};

/** Sentences that are longer than their kind, each with the reason. */
const longer: Readonly<Record<string, string>> = {
  "arranging.handle": "tells who cannot see it how to move",
  "checklist.moveItem": "tells who cannot see it how to move",
  "table.keys": "the keys of a table, which are heard once and nowhere shown",
  "table.mergeChosen": "names its keys",
  "table.splitCell": "names its keys",
  "markdown.placeholder": "shows three signs of Markdown",
  "heading.anchorRefused": "lists what is allowed",
  "image.describe": "says for whom the description is",
  "image.notDescribed": "says for whom the description is",
  "menu-edit.overflow": "a choice that its name has to explain",
  "menu-edit.short": "a warning with its measure",
  "sites.indexedOff": "a choice that says what happens",
  "sites.indexedOn": "a choice that says what happens",
  "arranging.rowFull": "a refusal in passing, with its limit",
  "arranging.tooLongForCode": "a refusal in passing, with its reason",
  "text.tooLongCode": "a refusal in passing, with its reason",
  "kept-mail.help": "why nothing was sent and what to do, once for the whole screen",
  "draft.discardHelp": "both what readers see and what is kept, before a decision",
};

const isOurs = (id: string, text: string) => !specified.has(shape(text)) && !(id in quoted);

it("every sentence of ours is in the voice of the product", () => {
  const faults = [...english]
    .filter(([id, text]) => isOurs(id, text))
    .flatMap(([id, text]) => faultsOf(id, text, "en"))
    .filter((fault) => !(/ words, at most /.test(fault) && fault.split(" ")[0]! in longer));
  expect(faults, "see docs/decisions/0056-the-voice.md").toEqual([]);
});

it.each(Object.entries(catalogues))("and in %s", (language, catalogue) => {
  const faults = Object.entries(catalogue).flatMap(([id, text]) => faultsOf(id, text, language));
  expect(faults, "see docs/decisions/0056-the-voice.md").toEqual([]);
});

/** Where the terminal is spoken to: commands, the start, the doctor, backups. */
const terminal =
  /^(?:server\/(?:running|care-commands)\/.+|server\/cli|doctor\/.+|backup\/.+|database\/embedded\/.+|features\/.+\/(?:cli|room))\.ts$/;

it("every sentence of the terminal is, too", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => terminal.test(file) && !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(40);
  const faults = files.flatMap((file) =>
    saidIn(readFileSync(join("src", file), "utf8")).flatMap((text) =>
      unsaidIn(text, "en").map((fault) => `${file}: ${fault} in ${text}`),
    ),
  );
  expect(faults).toEqual([]);
});

/** The texts of a file that begin like a sentence. */
function saidIn(source: string): string[] {
  const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  return [
    ...code.matchAll(/(["`])((?:\$\{[^}]*\} )?[A-Z](?:(?!\1)[^\n\\]|\\.)* (?:(?!\1)[^\n\\]|\\.)*)\1/g),
  ].map(([, , text = ""]) => text.replace(/\$\{[^}]*\}/g, "…").replace(/[{}]/g, ""));
}

it("exceptions are still needed", () => {
  expect(Object.keys(quoted).filter((id) => !english.has(id))).toEqual([]);
  const idle = Object.keys(longer).filter(
    (id) => !faultsOf(id, english.get(id) ?? "", "en").some((fault) => / words, at most /.test(fault)),
  );
  expect(idle).toEqual([]);
});

it("finds what it is for", () => {
  const said = (text: string, language = "en") => faultsOf("x.y", text, language);
  expect(said("Whoever has the link may read.")).toEqual(['x.y says "Whoever" (say: anyone with)']);
  expect(said("{count, plural, one {Somebody} other {# people}} wrote")).toHaveLength(1);
  expect(said("{count, plural, one {# page} other {# pages made anew}}")).toHaveLength(1);
  expect(said("It cannot be saved!")).toHaveLength(2);
  expect(said("Please save {please}.")).toHaveLength(1);
  expect(said("Bewaar haar.", "nl")).toEqual(['x.y says "haar" (say: die, or the thing by its name)']);
  expect(said("Show the list of all the pages that people starred")).toEqual([
    "x.y is a label of 6 words, at most 4",
  ]);
  expect(
    faultsOf("x.nameHelp", "One two three four five six seven eight nine ten eleven twelve thirteen", "en"),
  ).toEqual(["x.nameHelp is a hint of 13 words, at most 12"]);
  expect([
    formOf("x.help", "A"),
    formOf("x.y", "A."),
    formOf("x.y", "A"),
    formOf("x.yKeywords", "a"),
  ]).toEqual(["hint", "message", "label", null]);
});
