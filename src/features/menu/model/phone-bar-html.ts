import { writtenText } from "#kernel/escaped.ts";
import { expanded } from "#kernel/subsite-address.ts";
import type { Say } from "#kernel/language.ts";
import { type Viewer, isExternal, isSignedIn, currentSubsite, mayCreateIn } from "#kernel/viewer.ts";
import type { Words } from "#kernel/words.ts";
import { menuBarWords } from "../bar/wording.ts";
import { menuWords } from "../wording.ts";
import { setIcons } from "#kernel/icon-drawings.ts";

type Action = {
  readonly address: string;
  readonly words: Words;
  readonly lines: string;
  readonly isStrong?: boolean;
};

const drawn = (name: string) => setIcons.find(([each]) => each === name)?.[1] ?? "";
const plus = `<path d="M5 12h14"></path><path d="M12 5v14"></path>`;
const me = `<circle cx="12" cy="12" r="10"></circle><circle cx="12" cy="10" r="3"></circle><path d="M7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662"></path>`;

/** What one does most, within reach of the thumb, as finished HTML; visitors and guests have none. */
export function phoneBarHtml(viewer: Viewer, say: Say): string {
  return actionsOf(viewer)
    .map(({ address, words, lines, isStrong }) => {
      const look = isStrong ? "ui-icon shell-phone-bar-strong" : "ui-icon";
      const icon = `<svg class="${look}" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${lines}</svg>`;
      return `<a href="${expanded(viewer.subsiteSlug, address)}">${icon}<span>${writtenText(say(words))}</span></a>`;
    })
    .join("");
}

function actionsOf(viewer: Viewer): Action[] {
  if (!isSignedIn(viewer)) return [];
  const actions: Action[] = [
    { address: "/", words: menuWords.home, lines: drawn("house") },
    { address: "/pages/", words: menuWords.pages, lines: drawn("folder") },
  ];
  if (mayCreateIn(currentSubsite(viewer), viewer))
    actions.push({ address: "/new/", words: menuBarWords.newShort, lines: plus, isStrong: true });
  if (!isExternal(viewer))
    actions.push({ address: "/people/", words: menuWords.people, lines: drawn("users") });
  actions.push({ address: "/settings/account/", words: menuBarWords.me, lines: me });
  return actions;
}
