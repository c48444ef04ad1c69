import { findSharingPeople } from "#features/sharing/contract.ts";
import { explainAccess } from "#features/sharing/reasons/contract.ts";
import { as } from "../as.ts";
import { newPage } from "./page-dialog-proofs.ts";
import type { Proofs } from "./proof.ts";

const publicLinkTest = "src/features/sharing/public-link/public-link.test.ts";
const manyTest = "src/features/properties/permissions/screens/many-people.test.ts";
const changesTest = "src/features/sharing/changes/changes.test.ts";

/** The calls of who reads a page. */
export const sharingProofs: Proofs = {
  "find-sharing-people": {
    q: {
      values: ["vera", "xavi"],
      seen: (q, world) => as(world, world.ada).call(findSharingPeople, { q: String(q) }),
    },
    page_id: { file: manyTest, test: "a person who is not shown is found with what they can do" },
  },
  "preview-sharing": {
    ...Object.fromEntries(
      ["view", "edit", "follow", "deleted"].map((field) => [
        `settings.permission_state.*.${field}`,
        { file: changesTest, test: "is said by name up to ten people, by count beyond" },
      ]),
    ),
    "settings.permission_state.*.email": {
      file: changesTest,
      test: "names guests and the world, and asks before the world gains it or somebody loses it",
    },
  },
  "save-public-link": {
    password: { file: publicLinkTest, test: "opens with it, for that browser" },
    removes: { file: publicLinkTest, test: "asks again when its password is another one" },
    ends: { file: publicLinkTest, test: "closes a page as if it were not public" },
  },
  "undo-public-link": { change: { file: publicLinkTest, test: "takes a change back" } },
  "open-public-link": { password: { file: publicLinkTest, test: "opens with it, for that browser" } },
  "explain-access": {
    who: {
      values: ["all", "public"],
      seen: async (who, world) => {
        const page_id = await newPage(world);
        return as(world, world.ada).call(explainAccess, { page_id, who: String(who) });
      },
    },
  },
};
