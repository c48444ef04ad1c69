import { words } from "#kernel/words.ts";

export const propertyWords = words("properties", {
  properties: "Properties",
  propertiesKeywords: "title, folder, location, address",
  title: "Title",
  folder: "Folder",
  location: "Location",
  locationHint: "Letters, digits, dashes and underscores.",
  locationFromTitle: "Made from the title until you write your own.",
  noLocation:
    "This title has no Latin letters, so the page gets a number as its address. You can write your own.",
  oldLocations: "Older addresses of this page keep leading here.",
  textHint: "Written in Markdown: # for a heading, - for a list, **bold**.",
  save: "Save",
  cancel: "Cancel",
  homepage: "Home page",
  homepageHelp: "The page that everybody sees first.",
  saving: "Saving...",
  saveFailed: "Sorry, could not save. Please try again.",
  // PPRP-10.
  noTitle: "Please enter a page name.",
  badAddress: "The location can only contain letters, digits, dashes and underscores.",
  addressTaken: "This location is already in use.",
  noFolder: "This folder does not exist.",
  noTags: "Tags aren't available yet.",
  // PDLG-14.
  savingNow: "Please wait, save in progress...",
  discardTitle: "Discard changes?",
  discardHint: "Your changes are not saved.",
  discard: "Discard changes",
  keepEditing: "Keep editing",
  saved: "Saved",
});
