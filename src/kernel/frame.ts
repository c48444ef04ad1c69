import type { Locale } from "./language.ts";
import type { Viewer } from "./viewer.ts";

/** What stands around every screen: the site, who looks, and where they can go. */
export type Frame = {
  readonly site: { readonly name: string };
  readonly me: { readonly id: number; readonly name: string; readonly email: string } | null;
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** The token that every change carries (CALL-02). */
  readonly magic: string;
  readonly navigation: readonly NavigationItem[];
};

/** An entry of the site's navigation; the labels of our own entries are sentences of the catalogue. */
export type NavigationItem = { readonly key: "home" | "pages" | "people"; readonly address: string };
