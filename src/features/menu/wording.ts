import { words } from "#kernel/words.ts";

export const menuWords = words("menu", {
  home: "Home",
  pages: "Pages",
  people: "People",
  siteMenu: "Site menu",
  newPage: "New page",
  newShort: "New",
  search: "Search pages",
  account: "Your account: {name}",
  signOut: "Sign out",
  signIn: "Sign in",
  skip: "Skip to content",
  accountSettings: "My account",
  settings: "Settings",
  quickActions: "Quick actions",
  me: "Me",
  toHome: "Go to the home page",
  toGuestPage: "Go to the page you are invited to",
  browse: "Browse pages",
  missingHelp: "Check the address, or ask the person who gave it to you to share the page with you.",
});
