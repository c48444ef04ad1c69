import type { Verdict } from "./verdict.ts";
import type { Words } from "./words.ts";

/** A field of the input that was refused, by its path on the wire (`settings.title`), and the sentence for it. */
export type FieldError = {
  readonly path: string;
  readonly words: Words;
  readonly values?: Readonly<Record<string, string | number>>;
};

/**
 * An expected "no". It is thrown by `demand` and caught in one place, the runner of calls, which turns the
 * code into the sentence of the feature's wording and the status of its kind.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly code: string,
    readonly values: Readonly<Record<string, string | number>> = {},
    readonly fields: readonly FieldError[] = [],
  ) {
    super(code);
  }
}

/** Goes on when the verdict allows, else ends the call with the refusal. */
export function demand(verdict: Verdict): asserts verdict is { readonly allowed: true } {
  if (!verdict.allowed) throw new Refusal(verdict.code, verdict.values);
}

/** What a refusal is, which decides the status it has on the wire (the table stands in calls/statuses.ts). */
export type RefusalKind =
  | "missing"
  | "forbidden"
  | "sign-in"
  | "invalid"
  | "conflict"
  | "too-many"
  | "expired"
  | "misdirected"
  | "busy";

/** The rights that can be requested: of a role on the site, or to edit one page. */
export const offeredRights = ["admin", "owner", "editor", "page"] as const;
export type OfferedRight = (typeof offeredRights)[number];

/** One refusal in words. `offer` names the rights that a no-permission notice offers to request (ROLE-23). */
export type RefusalWords = {
  readonly kind: RefusalKind;
  readonly text: string;
  readonly offer?: OfferedRight;
};

/** What a refusal offers to request, as it travels: a right, and for the right on a page which one ("page:12"). */
export type Offer = Exclude<OfferedRight, "page"> | `page:${number}`;

/** Nothing is offered for a page that the refusal does not name in its value `page`. */
export function offerOf({ offer }: RefusalWords, { page }: Refusal["values"]): Offer | null {
  if (offer === "page") return typeof page === "number" ? `page:${page}` : null;
  return offer ?? null;
}

export function isOffer(text: string | null): text is Offer {
  return text !== null && /^(?:admin|owner|editor|page:[1-9][0-9]{0,15})$/.test(text);
}

export function rightOffered(offer: Offer): { readonly right: OfferedRight; readonly pageId: number | null } {
  const [, id] = offer.split(":");
  return id === undefined
    ? { right: offer as Exclude<OfferedRight, "page">, pageId: null }
    : { right: "page", pageId: Number(id) };
}

/** A feature's wording lists every refusal code it uses; a missing one does not compile. */
export type RefusalWording<Code extends string> = Readonly<Record<Code, RefusalWords>>;

/** The sentence of a refusal, to be said in somebody's language. */
export function sentenceOf<Code extends string>(wording: RefusalWording<Code>, code: Code): Words {
  return { id: `refusal.${code}`, message: wording[code].text };
}

/** The thing, or the refusal of its absence: unreachable and missing are one answer. */
export function found<Thing>(thing: Thing | null | undefined, code: string): Thing {
  if (thing === null || thing === undefined) throw new Refusal(code);
  return thing;
}
