/** What the log tells of, in groups by which a list is narrowed. The names stand in rows that never change: none of them is ever given to something else. */
export const kindGroups = {
  access: [
    "signed-in",
    "sign-in-failed",
    "sessions-ended",
    "password-changed",
    "two-step-on",
    "two-step-off",
    "two-step-reset",
    "recovery-code-used",
    "recovery-codes-made",
    "passkey-added",
    "passkey-removed",
    "company-linked",
    "directory-linked",
  ],
  people: [
    "person-invited",
    "person-added",
    "role-changed",
    "person-groups-changed",
    "group-changed",
    "person-renamed",
    "profile-edited",
    "away-set",
    "email-changed",
    "picture-changed",
    "account-closed",
    "person-removed",
    "membership-changed",
    "people-exported",
  ],
  sharing: [
    "page-sharing-changed",
    "guest-invited",
    "guest-removed",
    "page-moved-across",
    "page-copied-across",
  ],
  pages: ["page-trashed", "page-restored", "page-removed", "pages-imported", "folder-deleted", "tag-deleted"],
  settings: [
    "site-saved",
    "subsites-switched",
    "subsite-created",
    "subsite-changed",
    "menu-saved",
    "theme-saved",
    "company-saved",
    "company-switched",
    "company-required",
    "company-removed",
    "directory-token-made",
    "directory-token-removed",
    "join-domains-saved",
  ],
  impersonation: ["impersonation-began", "impersonation-ended", "done-as-another"],
  log: ["audit-exported", "audit-keeping-changed", "audit-old-removed"],
} as const;

export type KindGroup = keyof typeof kindGroups;
export const groupNames = Object.keys(kindGroups) as KindGroup[];
export type AuditKind = (typeof kindGroups)[KindGroup][number];
export const auditKinds: readonly AuditKind[] = Object.values(kindGroups).flat();
