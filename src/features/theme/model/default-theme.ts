import { defaultLook } from "#kernel/default-look.ts";

/** What a site looks like whose owners have chosen nothing. */
export const defaultTheme = {
  ...defaultLook,
  logo: null,
  darkLogo: null,
  picture: null,
  pictureAlt: "",
  revision: 0,
} as const;
