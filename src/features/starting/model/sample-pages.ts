import type { LanguageCode } from "#kernel/languages.ts";
import { type WrittenPage, writtenPages } from "#features/composing/model/written-page.ts";
import { club } from "../content/en/club.ts";
import { handbook } from "../content/en/handbook.ts";
import { intranet } from "../content/en/intranet.ts";
import { portal } from "../content/en/portal.ts";
import { publicSite } from "../content/en/public-site.ts";
import { club as clubInDutch } from "../content/nl/club.ts";
import { handbook as handbookInDutch } from "../content/nl/handbook.ts";
import { intranet as intranetInDutch } from "../content/nl/intranet.ts";
import { portal as portalInDutch } from "../content/nl/portal.ts";
import { publicSite as publicSiteInDutch } from "../content/nl/public-site.ts";
import type { StartingPoint } from "./starting-points.ts";

export type SamplePage = Pick<WrittenPage, "title" | "pieces"> & {
  readonly folders: readonly string[];
  readonly isHome: boolean;
  readonly audience: "everybody" | "public" | "editors";
};

const texts: Readonly<Record<LanguageCode, Readonly<Record<StartingPoint, string>>>> = {
  en: { intranet, handbook, club, portal, "public-site": publicSite, empty: "" },
  nl: {
    intranet: intranetInDutch,
    handbook: handbookInDutch,
    club: clubInDutch,
    portal: portalInDutch,
    "public-site": publicSiteInDutch,
    empty: "",
  },
};

/** What pages are called, the home page first. */
export function titlesOf(pages: readonly SamplePage[]): string[] {
  const [home, others] = [pages.filter(({ isHome }) => isHome), pages.filter(({ isHome }) => !isHome)];
  return [...home, ...others].map(({ title }) => title);
}

/** The pages of a starting point, in the language and the name of the site. */
export function samplePages(
  point: StartingPoint,
  site: { readonly name: string; readonly language: LanguageCode },
): SamplePage[] {
  // Signs of our notation in a name would be read as such.
  const name = site.name.replace(/[[\]|*`]/g, "").trim() || "Atrium";
  const text = texts[site.language][point].replaceAll("{site}", () => name);
  return writtenPages(text).map(({ title, facts, pieces }) => ({
    title,
    pieces,
    folders: facts["at"] ? facts["at"].split("/").map((folder) => folder.trim()) : [],
    isHome: facts["home"] === "yes",
    audience: facts["for"] === "public" || facts["for"] === "editors" ? facts["for"] : "everybody",
  }));
}
