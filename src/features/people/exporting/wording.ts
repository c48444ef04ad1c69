import { words } from "#kernel/words.ts";

export const exportWords = words("people-export", {
  groups: "Groups",
  csv: "Export as CSV",
  vcard: "Export as vCard",
  fileName: "people",
  done: "People exported",
  failed: "Couldn't export the people. Try again.",
  name: "Name",
  email: "Email",
  position: "Position",
  role: "Role",
  bio: "About",
});
