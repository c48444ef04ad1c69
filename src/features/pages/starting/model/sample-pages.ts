import { type WrittenPage, writtenPages } from "../../composing/model/written-page.ts";
import { club } from "../content/club.ts";
import { handbook } from "../content/handbook.ts";
import { intranet } from "../content/intranet.ts";
import { portal } from "../content/portal.ts";
import { publicSite } from "../content/public-site.ts";
import type { StartingPoint } from "./starting-points.ts";

export type SamplePage = Pick<WrittenPage, "title" | "pieces"> & {
  readonly folders: readonly string[];
  readonly isHome: boolean;
  readonly audience: "everybody" | "public" | "editors";
};

const texts: Readonly<Record<StartingPoint, string>> = {
  intranet,
  handbook,
  club,
  portal,
  "public-site": publicSite,
  empty: "",
};

/** The pages of a starting point, in the name of the site. */
export function samplePages(point: StartingPoint, siteName: string): SamplePage[] {
  // Signs of our notation in a name would be read as such.
  const name = siteName.replace(/[[\]|*`]/g, "").trim() || "Home";
  return writtenPages(texts[point].replaceAll("{site}", () => name)).map(({ title, facts, pieces }) => ({
    title,
    pieces,
    folders: facts["at"] ? facts["at"].split("/").map((folder) => folder.trim()) : [],
    isHome: facts["home"] === "yes",
    audience: facts["for"] === "public" || facts["for"] === "editors" ? facts["for"] : "everybody",
  }));
}
