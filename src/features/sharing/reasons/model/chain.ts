import type { Grant } from "#features/access/rules.ts";
import { principalKind } from "#kernel/actor.ts";
import type { SiteRole, SubsiteRole } from "#kernel/viewer.ts";
import type { Words } from "#kernel/words.ts";
import type { stepSigns } from "../contract.ts";
import { reasonWords as words } from "../wording.ts";

type Step = { readonly sign: (typeof stepSigns)[number]; readonly words: Words };

/** Who is asked about, as far as sentences need it: groups have no role and guests are no people of the site. */
export type Asked = {
  readonly kind: "person" | "guest" | "group";
  readonly role: SiteRole | null;
  readonly joined: SubsiteRole | null;
  /** The site has subsites, so that what is of the main group is not of all of it. */
  readonly withSubsites: boolean;
};

/** One reason in two steps: what somebody is, and what that gives; a group is what it is. */
export function stepsOf(grant: Grant, asked: Asked): Step[] {
  const held = asked.kind === "group" ? [] : heldSteps(grant, asked);
  return [...held, { sign: signOf(grant), words: givenBy(grant, asked) }];
}

/** A principal is held for one reason each, but those that viewers of a subsite hold. */
function heldSteps({ principalId }: Grant, { role, joined }: Asked): Step[] {
  switch (principalKind(principalId).kind) {
    case "admins":
      return [{ sign: "person", words: role === "owner" ? words.isOwner : words.isAdmin }];
    case "everybody":
      return [{ sign: "person", words: words.isMember }];
    case "editors":
      return [
        { sign: "person", words: roleWords[role ?? "member"] },
        ...(role === "editor" ? [] : [{ sign: "group", words: words.editsAsAdmin } as const]),
      ];
    case "guest":
      return [{ sign: "guest", words: words.hasLink }];
    case "subsite-admins":
      return [{ sign: "person", words: words.isSubsiteAdmin }];
    case "subsite-editors":
      return [{ sign: "person", words: words.isSubsiteEditor }];
    case "subsite-viewers":
      return [{ sign: "person", words: heldAsViewer(joined) }];
    case "group":
      return [{ sign: "person", words: words.isInGroup }];
    case "public":
    case "person":
      return [];
  }
}

const roleWords: Readonly<Record<SiteRole, Words>> = {
  owner: words.isOwner,
  admin: words.isAdmin,
  editor: words.isEditor,
  member: words.isMember,
  external: words.isMember,
};

/** Whoever joined as something better holds it in an archived subsite alone; who did not join, in a public one. */
function heldAsViewer(joined: SubsiteRole | null): Words {
  if (joined === null) return words.subsiteIsPublic;
  return joined === "viewer" ? words.isSubsiteViewer : words.isInArchive;
}

function signOf({ ground, principalId }: Grant): Step["sign"] {
  if (ground === "world" || principalKind(principalId).kind === "public") return "world";
  return ground === "share" ? "page" : "group";
}

/** What a grant gives, in a sentence. */
export function givenBy({ principalId, mayEdit }: Grant, { kind, joined, withSubsites }: Asked): Words {
  switch (principalKind(principalId).kind) {
    case "admins":
      return withSubsites ? words.adminsEditMain : words.adminsEditAll;
    case "public":
      return words.pageIsPublic;
    case "everybody":
      return mayEdit ? words.everyoneEdits : words.everyoneViews;
    case "editors":
      return mayEdit ? words.editorsEdit : words.editorsView;
    case "group":
      return mayEdit ? words.groupEdits : words.groupViews;
    case "person":
      return mayEdit ? words.editsByName : words.viewsByName;
    case "guest":
      return words.guestsView;
    case "subsite-admins":
      return words.subsiteAdminsEdit;
    case "subsite-editors":
      return words.subsiteEditorsEdit;
    case "subsite-viewers":
      return joined === null && kind !== "group" ? words.worldViewsSubsite : words.subsiteViewersView;
  }
}
