import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type OwnershipRefusal = "own-ownership" | "no-owner";

export const ownershipRefusals: RefusalWording<OwnershipRefusal> = {
  "own-ownership": { kind: "forbidden", text: "Sorry, you cannot revoke ownership for yourself." },
  "no-owner": { kind: "conflict", text: "This person isn't a site owner." },
};

export const ownershipWords = words("ownership", {
  give: "Make Site Owner",
  giveTitle: "Promote to Site Owner",
  giveText: "{name} will be able to do everything on this site, including:",
  givePeopleHelp: "Invite, change and delete people",
  giveOwnersHelp: "Make others site owners, and revoke it",
  giveSiteHelp: "Change the site's name, look and settings",
  giveSubsitesHelp: "Create subsites and join any of them",
  giveConfirm: "Promote",
  given: "{name} is now a site owner",
  take: "Revoke Site Ownership",
  takeTitle: "Revoke Site Ownership",
  takeText: "{name} becomes an administrator. Their pages and memberships stay.",
  takeConfirm: "Revoke",
  taken: "{name} is no longer a site owner",
  undo: "Undo",
  undone: "Role of {name} restored",
});
