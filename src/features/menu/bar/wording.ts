import { words } from "#kernel/words.ts";

/** What the menu bar of the site says; it is drawn on the server. */
export const menuBarWords = words("menu-bar", {
  activity: "Activity",
  preferences: "My Preferences",
  favorites: "Favorites",
  newShort: "New",
  me: "Me",
  menu: "Menu",
  more: "More",
  editMenu: "Edit menu",
  openList: "Pages in {name}",
  language: "Language",
  loading: "Loading...",
  empty: "This menu is empty",
  noFavorites: "No favorite pages found",
  couldNotLoad: "Could not load items",
});
