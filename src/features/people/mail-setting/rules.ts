/** How somebody wants to be mailed of what they are told of (PNOT-08, PNOT-12): at once, in a digest, or not. */
export const mailLevels = ["on", "digest", "off"] as const;
export type MailLevel = (typeof mailLevels)[number];

/** What somebody chose, and what became of mails to them. */
export type MailSetting = {
  readonly level: MailLevel;
  readonly pausedUntil: Date | null;
  /** Their mail server refuses the address. */
  readonly isBounced: boolean;
};

export function isPaused({ pausedUntil }: Pick<MailSetting, "pausedUntil">, now: Date): boolean {
  return pausedUntil !== null && pausedUntil > now;
}

export type NotifyFlags = {
  readonly notify_bounced: boolean;
  readonly notify_paused: boolean;
  readonly notify_following: boolean;
  readonly notify_digest: boolean;
};

/** The flags of a person who follows something, or not (PNOT-08). Whoever wants no mail at all is as one who does not follow. */
export function notifyFlags(setting: MailSetting, isFollowing: boolean, now: Date): NotifyFlags {
  return {
    notify_bounced: setting.isBounced,
    notify_paused: isPaused(setting, now),
    notify_following: isFollowing && setting.level !== "off",
    notify_digest: setting.level === "digest",
  };
}

export const notifyStates = ["undeliverable", "paused", "unsubscribed", "digest", "on"] as const;
export type NotifyState = (typeof notifyStates)[number];

/** The one state that the flags make, the first that is true of them (PNOT-09, PNOT-15). */
export function notifyState(flags: NotifyFlags): NotifyState {
  if (flags.notify_bounced) return "undeliverable";
  if (flags.notify_paused) return "paused";
  if (!flags.notify_following) return "unsubscribed";
  return flags.notify_digest ? "digest" : "on";
}

/** The same as a level on the wire (PNOT-08). */
export function notifyValue(flags: NotifyFlags): MailLevel {
  const state = notifyState(flags);
  return state === "on" || state === "digest" ? state : "off";
}

/** The setting alone, in the words of the permission list (PPRM-02, PPRM-15): who gets no mail is paused. */
export function notifySt(setting: MailSetting, now: Date): "digest" | "paused" | "normal" {
  if (setting.isBounced || setting.level === "off" || isPaused(setting, now)) return "paused";
  return setting.level === "digest" ? "digest" : "normal";
}
