import { escaped } from "#kernel/escaped.ts";
import type { ShownField } from "./shown-field.ts";
import { addressOf } from "./address-of.ts";

type Contact = {
  readonly name: string;
  readonly position_or_role: string;
  readonly bio: string;
  readonly email: string;
  readonly attrs: readonly ShownField[];
};

/** Somebody's card as HTML: what the card itself says, from the same source (ACCT-07). */
export function contactHtml({ name, position_or_role: position, bio, email, attrs }: Contact): string {
  const texts = [position, bio].filter((text) => text !== "").map((text) => `<p>${escaped(text)}</p>`);
  const mail = `<li><a href="mailto:${escaped(encodeURI(email))}">${escaped(email)}</a></li>`;
  // Whoever is gone has no name to be told.
  const lines = [mail, ...attrs.filter(({ value }) => value !== "").map(lineOf)];
  return `<div class="profile-contact"><h2>${escaped(name)}</h2>${texts.join("")}<ul>${lines.join("")}</ul></div>`;
}

function lineOf(field: ShownField): string {
  const address = addressOf(field);
  const value = escaped(field.value);
  const shown = address === null ? value : `<a href="${escaped(address)}">${value}</a>`;
  return `<li title="${escaped(field.hint)}">${shown}</li>`;
}
