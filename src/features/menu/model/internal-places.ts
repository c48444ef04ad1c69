import type { Words } from "#kernel/words.ts";
import { type Viewer, isExternal, isSignedIn } from "#kernel/viewer.ts";
import { menuBarWords } from "../bar/wording.ts";
import { menuWords } from "../wording.ts";

type Place = {
  readonly link: string;
  readonly words: Words;
  readonly icon: number;
  /** Who finds something there. */
  readonly isFor: (viewer: Viewer) => boolean;
};

const forPeople = (viewer: Viewer) => isSignedIn(viewer);

export const homePlace: Place = {
  link: "/",
  words: menuWords.home,
  icon: 1,
  isFor: ({ role }) => role !== "guest",
};

/** Our own places with the numbers of their icons (MITM-04, MITM-15). */
export const internalPlaces: readonly Place[] = [
  homePlace,
  { link: "/pages/", words: menuWords.pages, icon: 2, isFor: forPeople },
  { link: "/feed/", words: menuBarWords.activity, icon: 3, isFor: forPeople },
  {
    link: "/people/",
    words: menuWords.people,
    icon: 4,
    isFor: (viewer) => isSignedIn(viewer) && !isExternal(viewer),
  },
  { link: "/settings/", words: menuWords.settings, icon: 5, isFor: forPeople },
  { link: "/settings/preferences/", words: menuBarWords.preferences, icon: 147, isFor: forPeople },
];

/** Where a place was before; menus that were made then still lead there. */
const formerly: Readonly<Record<string, string>> = { "/settings/account/": "/settings/preferences/" };

export function internalPlace(link: string): Place | null {
  const now = formerly[link] ?? link;
  return internalPlaces.find((place) => place.link === now) ?? null;
}
