import { words } from "#kernel/words.ts";

export const homepageWords = words("homepage", {
  home: "Home",
  welcome: "Welcome to {site}",
  forEditors: "There is no home page yet. Here is how to begin.",
  forReaders: "There is no home page yet. Have a look at the pages that are shared with you.",
  closed: "The home page is not shared with you. An administrator can share it with you.",
  start: "Begin with sample pages",
  startHelp:
    "A small intranet, handbook, club, client portal or public site, to be rewritten or removed with one click.",
  openStart: "Choose a starting point",
  restore: "Bring the sample pages back",
  restoreHelp: "Somebody has removed them. They come back as they were, each into its folder.",
  restoreThem: "Bring them back",
  newPage: "Write the first page",
  newPageHelp: "A title and a few lines are enough. Everyone here can read it at once.",
  choose: "Make it the home page",
  chooseHelp: "Open a page, then Properties, and choose Home page.",
  import: "Bring your documents",
  importHelp:
    "A folder of Markdown files becomes folders and pages, with its links. Whoever runs this site does it with one command:",
  people: "Invite your colleagues",
  peopleHelp: "Pages are more fun with readers.",
  openPeople: "Open people",
  browse: "Browse pages",
});
