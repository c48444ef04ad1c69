import { words } from "#kernel/words.ts";

export const cardWords = words("cards", {
  label: "Profile of {name}",
  notLoaded: "Sorry, could not load profile for this user",
  ownNotLoaded: "Couldn't load profile :(",
  write: "Email",
  undeliverable: "Email to {name} is undeliverable.",
  foreign: "Not in this subsite",
  bio: "About {name}",
  spaces: "Subsites",
  on: "Email right away",
  digest: "Daily digest",
  off: "No email",
  preferences: "My Preferences",
  editProfile: "Edit Profile",
  permissions: "Set Permissions",
  notifications: "Set Notifications",
  inviteToSubsite: "Invite to a subsite",
  removeFromSubsite: "Remove from subsite",
  profilePage: "View Profile Page",
  auditLog: "View Audit Log",
});
