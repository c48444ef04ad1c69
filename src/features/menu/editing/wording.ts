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

export const menuEditWords = words("menu-edit", {
  editMenu: "Edit menu",
  save: "Save",
  cancel: "Cancel",
  options: "Menu options",
  reorder: "Reorder items",
  overflow: "Put what doesn't fit under More",
  addItem: "Add item",
  addItemTo: "Add item to {name}",
  newItem: "New item",
  editItem: "Edit {name}",
  edit: "Edit",
  done: "Done",
  itemsOf: "Items of {name}",
  items: "Menu items",
  count: "{count, plural, =0 {No items} one {# item} other {# items}}",
  moveHandle: "Move {name}",
  moveHint: "Drag, or press the arrow keys",
  moveEarlier: "Move earlier",
  moveLater: "Move later",
  stepEarlier: "Move {name} earlier",
  stepLater: "Move {name} later",
  moveInto: "Move into {name}",
  moveOut: "Move to the bar",
  remove: "Remove",
  moved: "{name}: position {place} of {count}",
  movedInto: "{name} moved to {place}",
  bar: "the menu bar",
  removed: "{name} removed",
  undo: "Undo",
  more: "More",
  moreLocked: "Sorry, the More menu cannot be edited.",
  locked: "Cannot edit this item",
  hidden: "Hidden item",
  full: "Menu bar is full",
  short: "Room for one more short name",
  type: "Type",
  page: "Page",
  folder: "Folder",
  tag: "Tag",
  link: "Link",
  menu: "Menu",
  favorites: "Favorites",
  findPage: "Find a page",
  browsePages: "Browse pages",
  linkAddress: "Link address",
  noPages: "No pages found",
  chosenPage: "Selected: {name}",
  chooseFolder: "Select a folder",
  chooseTag: "Select a tag",
  tagsNotLoaded: "Whoops, couldn't load a list of tags, sorry! Please try again later.",
  foldersNotLoaded: "Whoops, couldn't load a list of categories, sorry! Please try again later.",
  pagesNotLoaded: "Could not load a list of pages.",
  place: "Go to",
  otherLink: "Other link",
  title: "Title",
  titleHint: "Leave empty to use its own name",
  tooltip: "Tooltip",
  tooltipHint: "Shown when someone points at the item",
  hideLabel: "Hide label",
  hideLabelHint: "Shows the icon only",
  needsIcon: "Choose an icon first",
  newTab: "Open in new tab",
  preview: "Preview",
  saved: "Menu saved",
  savedOver: "Menu saved. It replaces what {name} saved.",
  notSaved: "Could not save menu. Please try again.",
  notLoaded: "Could not load items",
  restored: "Previous menu restored",
  otherSaved: "{name} saved the menu. If you save, yours replaces it.",
  discardHint: "Your changes to the menu will be lost.",
});
