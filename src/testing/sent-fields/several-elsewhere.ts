import type { Proof, Proofs } from "./proof.ts";

const inTest = (file: string, test: string): Proof => ({ file: `src/features/${file}.test.ts`, test });
const severalRoles = inTest("people/several/several", "are given a role as one deed");
const severalGroups = inTest("people/several/several", "come into groups and out of others");
const severalRemoved = inTest("people/several/several", "are deleted with what they have");
const severalFound = inTest("people/several/several", "are found all at once, by words and by group");
const placed = inTest("subsites/enrolling/enrolling", "are brought in as one deed");
const placedRoles = inTest("subsites/enrolling/enrolling", "are given a role in it");
const takenOut = inTest("subsites/enrolling/enrolling", "are taken out as one deed");
const candidates = inTest("subsites/enrolling/enrolling", "are found among those who are not in it");
const exportedSeveral = inTest(
  "people/several/parts/selecting",
  "exports those of a group, or who is selected",
);

/** What is sent to the calls about several people, and the tests that show it. */
export const severalElsewhere: Proofs = {
  "export-people": {
    format: inTest("people/exporting/exporting", "is a table or cards of what one sees"),
    after: inTest("people/exporting/exporting", "comes in parts however many there are"),
    ids: exportedSeveral,
    group: exportedSeveral,
  },
  "check-people": { ids: severalRemoved, deed: severalRemoved },
  "list-people-ids": { q: severalFound, group: severalFound },
  "change-roles": { ids: severalRoles, role: severalRoles },
  "change-groups": { ids: severalGroups, added: severalGroups, removed: severalGroups },
  "invite-several": {
    ids: inTest("people/several/several", "are invited again where they have not signed in yet"),
  },
  "remove-people": {
    ids: severalRemoved,
    to: inTest("people/removal/handing-over", "of several people is one person's"),
  },
  "list-subsites-of-several": { ids: placed },
  "check-members": { ids: takenOut, deed: takenOut },
  "add-members": { ids: placed, role: placed },
  "change-member-roles": { ids: placedRoles, role: placedRoles },
  "remove-members": { ids: takenOut },
  "list-member-ids": { q: candidates },
  "find-candidates": { q: candidates, group: candidates },
  "remove-person": { to: inTest("people/removal/handing-over", "is somebody else's from then on") },
};
