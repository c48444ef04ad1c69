import { writtenText, writtenValue } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { type Viewer, currentSubsite, isSignedIn, mainGroup } from "#kernel/viewer.ts";
import { subsiteBarWords as words } from "../bar/wording.ts";
import { type BarSubsite, type Place, placesOf } from "./bar.ts";

const addresses: Readonly<Record<Place, string>> = {
  home: "/",
  pages: "/pages/",
  people: "/people/",
  activity: "/feed/",
  settings: "/settings/",
};

type Bar = { readonly shown: readonly BarSubsite[]; readonly more: boolean };

/** The bar of subsites as finished HTML, with popovers of the platform that need no script; empty where there is nothing to choose. */
export function subsitesBarHtml(viewer: Viewer, { shown, more }: Bar, say: Say): string {
  if (!viewer.withSubsites || (!isSignedIn(viewer) && shown.length === 0)) return "";
  const main = {
    id: mainGroup,
    slug: "",
    name: say(words.mainGroup),
    accent: null,
    listing: "full",
    given: null,
  } as const;
  const items = [{ ...main, isPublic: false }, ...shown].map((each) => item(viewer, each, say));
  const all = isSignedIn(viewer)
    ? `<li><a href="/subsites/">${writtenText(say(more ? words.more : words.label))}</a></li>`
    : "";
  return `<nav aria-label="${writtenValue(say(words.label))}"><ul>${items.join("")}${all}</ul></nav>`;
}

function item(viewer: Viewer, subsite: BarSubsite, say: Say): string {
  const { id, slug, name, accent } = subsite;
  const isHere = id === currentSubsite(viewer);
  const popup = `subsites-popup-${id}`;
  const links = placesOf(viewer, subsite).map(
    (place) =>
      `<li><a href="${writtenValue(inSubsite(slug, addresses[place]))}">${writtenText(say(words[place]))}</a></li>`,
  );
  const label = writtenValue(say(words.links, { name }));
  const here = isHere ? `<span class="ui-unseen">, ${writtenText(say(words.here))}</span>` : "";
  const dot = accent === null ? "" : ` style="--dot:${writtenValue(accent)}"`;
  return `<li class="subsites-bar-item"${isHere ? ' data-here=""' : ""}><a href="${writtenValue(inSubsite(slug, "/"))}" title="${writtenValue(name)}"${dot}><span dir="auto">${writtenText(name)}</span>${here}</a><button type="button" popovertarget="${popup}" aria-label="${label}">${chevron}</button><div id="${popup}" class="subsites-popup" popover=""><ul>${links.join("")}</ul></div></li>`;
}

const chevron = `<svg class="ui-icon" width="14" height="14" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="m6 9 6 6 6-6"></path></svg>`;
