import type { Theme } from "../contract.ts";

/** A theme while it is edited, without the revision that it began with. */
export type ThemeDraft = Omit<Theme, "revision">;

const parts = ["accent", "fonts", "scheme", "logo", "darkLogo", "picture", "pictureAlt"] as const;

/** How many choices differ. */
export function changesBetween(before: ThemeDraft, after: ThemeDraft): number {
  return Object.keys(changedSince(before, after)).length;
}

/** The choices that differ. */
export function changedSince(before: ThemeDraft, now: ThemeDraft): Partial<ThemeDraft> {
  const changed = parts.filter((part) => factOf(before[part]) !== factOf(now[part]));
  return Object.fromEntries(changed.map((part) => [part, now[part]]));
}

/** A theme as it is sent. */
export function themeSent({ accent, fonts, scheme, logo, darkLogo, picture, pictureAlt }: ThemeDraft) {
  return {
    accent,
    fonts,
    scheme,
    logo_id: logo?.id ?? null,
    dark_logo_id: darkLogo?.id ?? null,
    picture_id: picture?.id ?? null,
    picture_alt: pictureAlt,
  };
}

function factOf(value: ThemeDraft[(typeof parts)[number]]): string | number | null {
  return typeof value === "object" && value !== null ? value.id : value;
}
