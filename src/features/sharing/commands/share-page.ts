import { pageWords } from "#features/pages/wording.ts";
import { type Command, leadsTo, ofEditablePage } from "#kernel/command.ts";
import { sharingWords } from "../wording.ts";

export const sharePage: Command = {
  name: "share-page",
  group: "page",
  label: pageWords.share,
  keywords: sharingWords.shareKeywords,
  ...leadsTo(ofEditablePage(({ id }) => `/page/settings/${id}/`)),
};
