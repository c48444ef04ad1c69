/**
 * How long a notice stays, in seconds: ordinary (DLGS-12), error (DLGS-13), after a text was split in two (DLGS-14),
 * after feedback (FDBK-04), and after something was removed that can be brought back (DLGS-18).
 */
export const noticeSeconds = { ordinary: 3, error: 5, split: 6, undo: 10, thanks: 4 } as const;

export type NoticeKind = keyof typeof noticeSeconds;
