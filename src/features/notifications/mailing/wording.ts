import { words } from "#kernel/words.ts";

export const noticeMailWords = words("notice-mail", {
  subjectChanged: "{page} was edited",
  subjectChangedBy: "{name} edited {page}",
  subjectPublished: "New page: {page}",
  subjectMentioned: "You were mentioned on {page}",
  subjectMentionedBy: "{name} mentioned you on {page}",
  subjectShared: "{page} was shared with you",
  subjectSharedBy: "{name} shared {page} with you",
  subjectDigest: "{count, plural, one {News on # page} other {News on # pages}}: {pages}",
  headingDigest: "{count, plural, one {News on # page} other {News on # pages}}",
  published: "Published",
  publishedBy: "Published by {name}",
  changed: "{count, plural, =0 {Edited} one {# sentence edited} other {# sentences edited}}",
  changedBy:
    "{count, plural, =0 {Edited by {name}} one {{name} edited # sentence} other {{name} edited # sentences}}",
  mentioned: "You were mentioned",
  mentionedBy: "{name} mentioned you",
  shared: "Shared with you",
  sharedBy: "Shared with you by {name}",
  open: "See the page",
  openAll: "See all {count} changes",
  whyAlone: "You follow this page, or you were mentioned or given access.",
  whyDigest: "You get a digest of the pages you follow.",
  change: "Email settings",
  unsubscribe: "Unsubscribe from these emails",
  removed: "(removed: {text})",
});
