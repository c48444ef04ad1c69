import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { type CardAction, cardActions } from "../../model/card-actions.ts";
import { personEntries } from "./person-entries.ts";

const said: Readonly<Record<CardAction, string>> = {
  preferences: "My Preferences",
  picture: "Change Picture",
  "edit-profile": "Edit Profile",
  away: "Set away dates",
  "make-owner": "Make Site Owner",
  "revoke-owner": "Revoke Site Ownership",
  role: "Change Role",
  groups: "Set Groups",
  permissions: "Set Permissions",
  notifications: "Set Notifications",
  "invite-to-subsite": "Invite to a subsite",
  invitation: "Resend invitation",
  "invitation-status": "Invitation Status",
  reminder: "Send login reminder",
  "reset-two-step": "Reset two-step verification",
  impersonate: "Impersonate",
  "audit-log": "View Audit Log",
  "profile-page": "View Profile Page",
  "remove-from-subsite": "Remove from subsite",
  delete: "Delete User",
};

it("the actions of a person are called as in the documents, and lead there or are done [AVAT-16] [CACT-01] [CACT-02] [CACT-03] [CACT-04] [CACT-05] [CACT-06] [CACT-07] [CACT-08] [CACT-10] [CACT-11] [CACT-12] [CACT-13] [CACT-14] [CACT-15] [CACT-16] [CACT-17]", () => {
  const chosen: string[] = [];
  const act = (action: CardAction) => void chosen.push(action);
  const entries = personEntries({ id: 5, actions: cardActions }, act, sayIn("en")).flatMap(
    (group) => group.entries,
  );
  expect(Object.fromEntries(entries.map(({ id, label }) => [id, label]))).toEqual(said);
  const leads = Object.fromEntries(entries.flatMap(({ id, href }) => (href ? [[id, href]] : [])));
  expect(leads).toEqual({
    preferences: "/settings/preferences/",
    "invitation-status": "/settings/people/invite/status/5-5/",
    "audit-log": "/user/auditlog/5/",
    "profile-page": "/profile/p/5/",
  });
  for (const { onChoose } of entries) onChoose?.();
  expect(chosen.toSorted()).toEqual(cardActions.filter((action) => !(action in leads)).toSorted());
});
