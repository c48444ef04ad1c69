import type { Locale } from "./language.ts";
import type { SiteLook } from "./site-look.ts";
import type { Viewer } from "./viewer.ts";

/** What stands around every screen: the site, who looks, and what rooms bring to it. */
export type Frame = FrameGround & FrameParts;

/** What is known of a request without reading. */
export type FrameGround = {
  readonly site: FrameSite;
  readonly me: Me | null;
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** The form token, by its name on the wire (CALL-02). */
  readonly magic: string;
};

/** Where one is: what the site is called and how it looks. */
export type FrameSite = {
  readonly name: string;
  /** Its sign and its name, as finished HTML. */
  readonly brand: string;
  /** The address of the style sheet of its look; null when that is the product's. */
  readonly sheet: string | null;
  readonly icon: string | null;
  /** The header picture, where the home page is shown. */
  readonly picture: SiteLook["picture"];
};

/** The person who is signed in. */
export type Me = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** The address of their picture; null for initials. */
  readonly photo: string | null;
  /** Whether keys that are a single sign do something for them. */
  readonly signKeys: boolean;
  /** What the host tells everybody; empty where there is nothing, or they have put it away. */
  readonly topMessage: string;
  /** Whether they are told when the clock of their browser differs from that of their settings. */
  readonly checksZone: boolean;
  /** Whether they are asked for feedback. */
  readonly takesFeedback: boolean;
};

/** Each part is read by the one room that names it in its `room.ts`. */
export type FrameParts = {
  readonly navigation: readonly NavigationItem[];
  /** The inside of the site's menu bar, as finished HTML; empty where there is none. */
  readonly menu: string;
  /** The bar of subsites, in the same way; empty on sites without them. */
  readonly subsites: string;
  /** The inside of the bar at the bottom of phones, in the same way. */
  readonly phoneBar: string;
  /** What visitors find in the footer beside the name of the site, in the same way; empty for everybody else. */
  readonly footer: string;
  /** For visitors: the first entries of the menu that lead somewhere, as links of a sentence, in the same way. */
  readonly waysOn: string;
  /** What those who are not signed in find at the end of the top bar, in the same way: the languages of visitors, and the way in. */
  readonly wayIn: string;
  /** The way to the inbox of who is signed in, with how much of it is unread, in the same way. */
  readonly bell: string;
  /** How far the long work of who is signed in is, with the way to it, in the same way; empty where nothing moves. */
  readonly moving: string;
};

/** As long as there is no site there is nothing to read. */
export const partsBeforeSite: FrameParts = {
  navigation: [],
  menu: "",
  subsites: "",
  phoneBar: "",
  footer: "",
  waysOn: "",
  wayIn: "",
  bell: "",
  moving: "",
};

/** An entry of the site's navigation; the labels of our own entries are sentences of the catalogue. */
export type NavigationItem = { readonly key: "home" | "pages" | "people"; readonly address: string };
