import type { Readable } from "node:stream";

/** A file on its way in: what its sender says of it, and its bytes as they come. Nothing of it is to be believed. */
export type SentFile = { readonly name: string; readonly type: string; readonly stream: Readable };

/** The kind of a widget failed at reading. */
export type WidgetFault = { readonly kind: string; readonly pageId: number; readonly error: unknown };

/** Set as soon as it is asked who asks; stays null where nothing has to be read for that. */
export type Beside = Record<"menu" | "bar" | "moving", Promise<unknown> | null>;

/** The border facts of a request, and what a handler may put on the reply. */
export type Wire = {
  readonly siteId: number;
  /** What stands behind /@ in the address; absent where nothing does. */
  readonly subsiteSlug?: string | undefined;
  readonly host: string;
  /** The caller's network address, after the trusted proxies. */
  readonly address: string;
  readonly device: string;
  /**
   * The language to answer in. Who asks is not known at the border; until `recognised` has told of them, it is what the
   * site and the browser want.
   */
  language(): string;
  /** A session has told who asks: from here on, their own choice goes first. Null when they have made none. */
  recognised(language: string | null): void;
  isRecognised(): boolean;
  /** The session token as the browser sent it, or null. */
  readonly sessionToken: string | null;
  /** It came under a name that other hosts can set: only a session from before names were changed counts under it. */
  readonly hasFormerCookie?: boolean;
  /** The token of a guest's session as the browser sent it, or null. */
  readonly guestToken: string | null;
  /** What the browser was given when a person signed in there before, or null. */
  readonly knownBrowser?: string | null;
  /** The browser has proved the first step of signing in, and the second is still to come; else null. */
  readonly waitingToken?: string | null;
  /** The browser is on its way to the provider of its company and back; else null. */
  companyToken?(): string | null;
  /** There is a mail server: what people ask to be mailed is sent. */
  readonly sendsMail?: boolean;
  /** What the host tells everybody; empty for nothing. */
  readonly topMessage?: string;
  /** Where links in mails and copied addresses point: the site's stored address, never the request's. */
  readonly siteAddress: string;
  /** A cookie that the browser itself keeps, such as a list's remembered filter; null when there is none. */
  remembered(name: string): string | null;
  /**
   * The answer shows this page, and shows nothing that readers change without a new version but what stands on such pages. A kept
   * answer of which nobody says so is forgotten with every change of that kind on its site.
   */
  standsOn(pageId: number): void;
  /** A widget of the answer could not be read: the answer goes without it and is kept for nobody, and the fault is written down. */
  broken?(fault: WidgetFault): void;
  /** The answer shows less than there is, only for now: it is kept for nobody. */
  passing?(): void;
  /** The file that the request brings, for calls that take one. */
  readonly sentFile?: SentFile | null;
  /** Signs the browser in or, with null, out. */
  setSession(token: string | null): void;
  /** From here on the browser is a guest's; `days` is how long it keeps that. */
  setGuest(token: string, days: number): void;
  setKnownBrowser?(token: string): void;
  /** The browser may go on to the second step of signing in or, with null, no longer. */
  setWaiting?(token: string | null): void;
  /** The browser goes to the provider of its company or, with null, is back. */
  setCompany?(token: string | null): void;
  /** There for screens: what the frame needs, read in the statement that finds out who asks. */
  readonly beside?: Beside;
  /** Which of the tokens sent turned out to be valid; those under a former name are given their new one. */
  proven?(valid: { readonly session: boolean; readonly guest: boolean }): void;
};
