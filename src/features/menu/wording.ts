import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type MenuRefusal =
  | "menu-link-empty"
  | "menu-link-unsafe"
  | "menu-page-missing"
  | "menu-title-missing"
  | "menu-tag-missing"
  | "menu-folder-missing"
  | "menu-item-empty"
  | "menu-too-deep"
  | "menu-full";

export const menuRefusals: RefusalWording<MenuRefusal> = {
  "menu-link-empty": { kind: "invalid", text: "A link menu item should have a link or a title" },
  "menu-link-unsafe": { kind: "invalid", text: "Use a web, email or phone link." },
  "menu-page-missing": { kind: "invalid", text: "Select a page for this menu item" },
  "menu-title-missing": { kind: "invalid", text: "Choose a title for this menu item" },
  "menu-tag-missing": { kind: "invalid", text: "Select a tag for this menu item" },
  "menu-folder-missing": { kind: "invalid", text: "Select a folder for this menu item" },
  "menu-item-empty": { kind: "invalid", text: "Can't add an empty menu item" },
  "menu-too-deep": { kind: "invalid", text: "A menu item can't hold another menu." },
  "menu-full": {
    kind: "invalid",
    text: "Sorry, the menu bar is full. Try using a shorter name, or try renaming another item on the menu first.",
  },
};

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
  shortcuts: "Keyboard shortcuts",
  preferences: "My Preferences",
  favorites: "Favorites",
  menu: "Menu",
  more: "More",
  editMenu: "Edit menu",
  openList: "Pages in {name}",
  loading: "Loading...",
  empty: "This menu is empty",
  noFavorites: "No favorite pages found",
  couldNotLoad: "Could not load items",
  missingHelp: "Check the address, or ask the person who gave it to you to share the page with you.",
});

export const menuCommandWords = words("menu-commands", {
  general: "General",
  page: "This page",
  writing: "Editing",
  texts: "In texts",
  go: "Go to",
  close: "Close",
  signKeys: "Single-key shortcuts",
  signKeysHelp: "Turn off / and ? if you press them by accident or use speech input.",
  shortcutsKeywords: "help, keys, hotkeys",
  signOutKeywords: "log out, leave",
  homeKeywords: "start, front page",
  pagesKeywords: "all pages, folders, list",
  peopleKeywords: "directory, colleagues, members, go to",
  accountKeywords: "profile, password, language, time zone",
  settingsKeywords: "preferences, options",
});
