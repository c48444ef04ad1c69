import { pageWords } from "#features/pages/wording.ts";
import { type Command, leadsTo } from "#kernel/command.ts";
import { sharingWords } from "../wording.ts";

export const sharePage: Command = {
  name: "share-page",
  group: "page",
  label: pageWords.share,
  keywords: sharingWords.shareKeywords,
  // In a subsite its roles decide who reads and edits (PRUL-08).
  ...leadsTo(({ page, viewer }) =>
    page?.mayEdit && !viewer.subsiteSlug ? `/page/settings/${page.id}/` : null,
  ),
};
