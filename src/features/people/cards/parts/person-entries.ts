import CalendarOff from "lucide-react/icons/calendar-off";
import Bell from "lucide-react/icons/bell";
import BellRing from "lucide-react/icons/bell-ring";
import Crown from "lucide-react/icons/crown";
import IdCard from "lucide-react/icons/id-card";
import ImageUp from "lucide-react/icons/image-up";
import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import MailPlus from "lucide-react/icons/mail-plus";
import MailSearch from "lucide-react/icons/mail-search";
import PenLine from "lucide-react/icons/pen-line";
import ScrollText from "lucide-react/icons/scroll-text";
import Settings from "lucide-react/icons/settings";
import Shield from "lucide-react/icons/shield";
import ShieldCheck from "lucide-react/icons/shield-check";
import VenetianMask from "lucide-react/icons/venetian-mask";
import UserPlus from "lucide-react/icons/user-plus";
import UserX from "lucide-react/icons/user-x";
import UsersRound from "lucide-react/icons/users-round";
import type { Say } from "#kernel/language.ts";
import type { MenuEntry, MenuGroup } from "#ui/menu-entry.ts";
import { avatarWords } from "../../avatars/wording.ts";
import { awayWords } from "../../away/wording.ts";
import { groupWords } from "../../groups/wording.ts";
import { impersonationWords } from "../../impersonation/wording.ts";
import { ownershipWords } from "../../ownership/wording.ts";
import { reminderWords } from "../../reminders/wording.ts";
import { resetTwoStepWords } from "../../two-step/wording.ts";
import { peopleWords } from "../../wording.ts";
import type { CardAction } from "../../model/card-actions.ts";
import { cardWords } from "../wording.ts";

/** Does what was chosen of a person's actions. */
export type Acting = (action: CardAction) => void;

type Look = Pick<MenuEntry, "icon" | "danger"> & {
  readonly words: (typeof cardWords)["label"];
  readonly group: 0 | 1 | 2;
};

const looks: Readonly<Record<CardAction, Look>> = {
  preferences: { words: cardWords.preferences, icon: Settings, group: 0 },
  picture: { words: avatarWords.change, icon: ImageUp, group: 0 },
  "edit-profile": { words: cardWords.editProfile, icon: PenLine, group: 0 },
  away: { words: awayWords.set, icon: CalendarOff, group: 0 },
  "make-owner": { words: ownershipWords.give, icon: Crown, group: 1 },
  "revoke-owner": { words: ownershipWords.take, icon: Crown, group: 1 },
  role: { words: peopleWords.changeRole, icon: Shield, group: 1 },
  groups: { words: groupWords.set, icon: UsersRound, group: 1 },
  permissions: { words: cardWords.permissions, icon: ShieldCheck, group: 1 },
  notifications: { words: cardWords.notifications, icon: Bell, group: 1 },
  "invite-to-subsite": { words: cardWords.inviteToSubsite, icon: UserPlus, group: 1 },
  invitation: { words: peopleWords.inviteAgain, icon: MailPlus, group: 1 },
  "invitation-status": { words: reminderWords.status, icon: MailSearch, group: 1 },
  reminder: { words: reminderWords.remind, icon: BellRing, group: 1 },
  "reset-two-step": { words: resetTwoStepWords.reset, icon: KeyRound, group: 1 },
  impersonate: { words: impersonationWords.start, icon: VenetianMask, group: 1 },
  "audit-log": { words: cardWords.auditLog, icon: ScrollText, group: 1 },
  "profile-page": { words: cardWords.profilePage, icon: IdCard, group: 0 },
  "remove-from-subsite": { words: cardWords.removeFromSubsite, icon: LogOut, group: 2 },
  delete: { words: peopleWords.remove, icon: UserX, danger: true, group: 2 },
};

/** Those of the actions that lead somewhere. */
function leadsTo(action: CardAction, personId: number): string | undefined {
  if (action === "preferences") return "/settings/preferences/";
  if (action === "invitation-status") return `/settings/people/invite/status/${personId}-${personId}/`;
  if (action === "audit-log") return `/user/auditlog/${personId}/`;
  return action === "profile-page" ? `/profile/p/${personId}/` : undefined;
}

/** What one may do with a person, as a menu: the one list of cards, profile pages and the directory. */
export function personEntries(
  { id, actions }: { readonly id: number; readonly actions: readonly CardAction[] },
  act: Acting,
  say: Say,
): MenuGroup[] {
  const groups = [0, 1, 2].map((group) => ({
    entries: actions
      .filter((action) => looks[action].group === group)
      .map((action): MenuEntry => {
        const { words, icon, danger } = looks[action];
        const href = leadsTo(action, id);
        const way = href === undefined ? { onChoose: () => act(action) } : { href };
        return { id: action, label: say(words), ...(icon && { icon }), ...(danger && { danger }), ...way };
      }),
  }));
  return groups.filter(({ entries }) => entries.length > 0);
}
