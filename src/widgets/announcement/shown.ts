/** What the widget shows besides its words: whether its reader has put it away, and to those who may edit how many have. */
export type AnnouncementShown = { readonly isAway: boolean; readonly seenBy: number | null };
