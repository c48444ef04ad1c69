/** What the owner of the demo site has chosen for it. */
export const demoSettings = {
  name: "Noordervaart",
  timeZone: "Europe/Amsterdam",
  language: undefined,
  feedbackEmail: null,
  publicPages: true,
  guestInvites: true,
  editorsArrange: true,
  isIndexed: false,
  isRightToLeft: false,
} as const;
