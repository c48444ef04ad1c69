import { escaped } from "#kernel/escaped.ts";
import type { ShownField } from "./shown-field.ts";
import { addressOf } from "./address-of.ts";

/** How somebody is reached, as a list in HTML: the same fields as on their card. */
export function contactHtml({
  email,
  attrs,
}: {
  readonly email: string;
  readonly attrs: readonly ShownField[];
}): string {
  const mail = `<li><a href="mailto:${escaped(encodeURI(email))}">${escaped(email)}</a></li>`;
  const lines = attrs
    .filter(({ kind }) => kind === "phone" || kind === "email" || kind === "link")
    .map(lineOf);
  return `<ul class="profile-contact">${[mail, ...lines].join("")}</ul>`;
}

function lineOf(field: ShownField): string {
  const address = addressOf(field);
  return `<li title="${escaped(field.hint)}"><a href="${escaped(address ?? "")}">${escaped(field.value)}</a></li>`;
}
