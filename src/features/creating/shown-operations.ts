import { pageAddress } from "#features/pages/addresses/rules.ts";
import { blankId } from "#features/templates/rules.ts";
import type { OutputOf } from "#kernel/call.ts";
import type { Say } from "#kernel/language.ts";
import { sharingOfCopy } from "./rules.ts";
import type { StartShown, readCopy } from "./screen.ts";
import type { Start } from "./starting-operations.ts";
import { creatingWords } from "./wording.ts";

/** What a page begins with, as the dialog names it. */
export function shownStart(start: Start): StartShown {
  if (start.is === "blank") return { id: blankId, title: "", isExample: false, sharing: null };
  if (start.is === "example") {
    const { id, title } = start.example;
    return { id, title, isExample: true, sharing: null };
  }
  const { page } = start.original;
  return { id: page.id, title: page.title, isExample: false, sharing: sharingOfCopy(page) };
}

type CopyShown = Pick<
  OutputOf<typeof readCopy>,
  "title" | "id" | "versionId" | "pageTitle" | "of" | "made" | "sharing" | "back"
>;

/** What a copy is made of, and where somebody came from who thinks better of it. */
export function copyShown(start: Start, say: Say): CopyShown {
  const title = say(creatingWords.newPage);
  if (start.is !== "page") {
    const { id, title: pageTitle } = shownStart(start);
    const begins = { made: null, sharing: "everybody", back: "/new/" } as const;
    return { title, id, versionId: 0, pageTitle, of: "example", ...begins };
  }
  const { page, version, isTemplate } = start.original;
  const shown = {
    id: page.id,
    // Of others' later versions readers get the newest; who edits gets the one that stood here.
    versionId: page.mayEdit ? version.id : 0,
    pageTitle: page.title,
    made: Math.floor(version.made.getTime() / 1000),
    sharing: sharingOfCopy(page),
  };
  if (isTemplate) return { ...shown, title, of: "template", back: "/new/" };
  const back = page.mayEdit ? `/page/versions/${page.id}/?version=${version.id}` : pageAddress(page);
  return { ...shown, title: say(creatingWords.newCopy), of: "page", back };
}
