import { words } from "#kernel/words.ts";

export const propertyWords = words("properties", {
  properties: "Properties",
  propertiesKeywords: "title, folder, tags, location, address",
  title: "Title",
  folder: "Folder",
  location: "Location",
  locationHint: "Letters, digits, dashes and underscores.",
  locationFromTitle: "Made from the title until you enter your own.",
  noLocation: "The title has no Latin letters, so the location is a number. You can change it.",
  oldLocations: "Earlier locations still lead here.",
  textHint: "Use Markdown: # for a heading, - for a list, **bold**.",
  save: "Save",
  cancel: "Cancel",
  saving: "Saving...",
  saveFailed: "Sorry, could not save. Please try again.",
  // PPRP-10.
  noTitle: "Please enter a page name.",
  badAddress: "The location can only contain letters, digits, dashes and underscores.",
  addressTaken: "This location is already in use.",
  noFolder: "This folder doesn't exist. Choose another.",
  // PDLG-14.
  discardHint: "Your changes will be lost.",
  saved: "Saved",
});
