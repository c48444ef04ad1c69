import type { Explanation } from "#features/access/model/reasons.ts";
import type { WorldLimit } from "#features/access/rules.ts";
import { type Area, mainGroup } from "#kernel/viewer.ts";
import type { Words } from "#kernel/words.ts";
import { reasonWords as words } from "../wording.ts";
import type { Asked } from "./chain.ts";

type Where = {
  readonly area: Area;
  readonly guestInvites: boolean;
  /** What keeps the world from a page that is public. */
  readonly limit: WorldLimit;
};

/** Why somebody does not read a page. */
export function whyNot(
  { withheld }: Pick<Explanation, "withheld">,
  asked: Asked & { readonly isWorld: boolean },
  { area, guestInvites, limit }: Where,
): Words {
  if (withheld === "unpublished") return words.unpublished;
  if (asked.kind === "guest" && !guestInvites) return words.guestsOff;
  if (asked.isWorld && limit !== null) return limit === "ended" ? words.publicEnded : words.needsPassword;
  if (asked.isWorld) return area === mainGroup ? words.notPublic : words.subsiteNotPublic;
  if (asked.kind !== "person") return words.notShownToGroup;
  if (area !== mainGroup) return words.notInSubsite;
  return asked.role === "external" ? words.notByName : words.notShared;
}

type Adviser = {
  readonly mayAddPeople: boolean;
  /** They administer the subsite that the page lies in, whose administrators are these. */
  readonly isAdminHere: boolean;
  readonly admins: readonly string[];
};

/** How a person is let in, said to somebody who may edit the page; null where there is nothing that they could do. */
export function howToLetIn(
  { withheld }: Pick<Explanation, "withheld">,
  { kind }: Asked,
  { area, mayAddPeople, isAdminHere, admins }: Adviser & Pick<Where, "area">,
): Words | null {
  if (withheld === "unpublished") return words.publishFirst;
  if (kind !== "person") return null;
  if (area === mainGroup) return mayAddPeople ? words.addPerson : words.askMember;
  if (isAdminHere) return words.addToSubsite;
  return admins.length > 0 ? words.askSubsiteAdmins : null;
}
