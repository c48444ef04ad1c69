import { words } from "#kernel/words.ts";

export const filingWords = words("filing", {
  newFolder: "New Folder",
  newFolderTitle: "New folder",
  rename: "Rename",
  renameTitle: "Rename folder",
  name: "Name",
  nameHint: "Use slashes to create folders inside folders.",
  create: "Create",
  moveFolder: "Move Folder to Folder",
  // FOPT-05.
  moveToSubsite: "Move Folder to Subsite",
  copyToSubsite: "Copy Folder to Subsite",
  movePage: "Move to folder",
  trashPages: "Move Pages to Trash",
  deleteFolder: "Delete Folder",
  newPageHere: "Create new page here",
  mainNotRenamed: "Sorry, cannot rename the top-most Main folder",
  // FMOV-04.
  noTargets: "No folders to move this folder to. Please create a new folder first.",
  // FMOV-10.
  selectFolder: "Select the folder to move {name} to",
  cancel: "Cancel",
  chooseFolder: "Choose folder",
  // FMOV-12.
  moved: "{title} moved to {name}",
  undo: "Undo",
  kept: "{count, plural, one {# page couldn't be undone and stays as it is.} other {# pages couldn't be undone and stay as they are.}}",
  // FMOV-06, FMOV-07; what follows is the reason.
  pageNotMoved: "Unable to move page!",
  folderNotMoved: "Unable to move folder!",
  pickerTitle: "Choose a folder",
  pickFolder: "Browse folders",
  // DLGS-19.
  pickerNotLoaded: "Could not load folder tree. Please try again in a moment...",
  choose: "Choose",
  // FTRE-10.
  finishNew: "Please create or cancel the new folder first",
  newFolderIn: "New folder in {name}",
  renameOf: "New name for {name}",
  delete: "Delete",
  help: "About folders",
  helpWhat: "Folders keep pages in order. Each page is in one folder.",
  helpNest: "Folders can contain folders. Main is at the top.",
  helpRights: "Moving a page doesn't change who can see it.",
  helpDelete: "When you delete a folder, its pages move to the folder above.",
  helpKeys: "Arrow keys choose a folder, F2 renames it, Delete deletes it.",
  // FTRE-15, FTRE-16.
  deleteTitle: "Delete folder?",
  deleteText: "“{name}” and the folders in it will be deleted. Their pages move to {parent}.",
  deleting: "Deleting folder...",
  deleted: "Folder(s) deleted!",
  restoring: "Restoring folder(s)...",
  restored: "Folders restored",
  // Beside a tree that shows the folders as they were.
  treeNotRead: "Saved, but the list is out of date. Close and reopen it.",
  // FOPT-09.
  trashTitle: "Move folder pages to Trash",
  trashText: "All pages in “{name}” and its folders that you can edit will move to the trash.",
  trashStays: "Home pages and templates stay.",
  trashed: "{count, plural, =0 {No pages} one {# page} other {# pages}} from {name} moved to trash",
  trashBegun: "Moving {count, plural, one {# page} other {# pages}} from {name} to trash",
  trashing: "Move pages of {name} to trash",
  trashingForOthers: "Move pages of a folder to trash",
  trashedResult: "{done, plural, one {# page} other {# pages}} moved to trash",
  trashedUndone: "{undone, plural, one {# page} other {# pages}} restored",
});
