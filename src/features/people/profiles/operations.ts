import type { Actor } from "#kernel/actor.ts";
import type { ShownField } from "./model/shown-field.ts";
import { maySeeField } from "./rules.ts";
import type { ProfileRow } from "./store.ts";

/** What of a profile leaves the server for one viewer: hidden fields stay here, but for oneself and owners, who are told which they are (CARD-12). */
export function profileFor(actor: Actor, row: ProfileRow) {
  const seen = row.fields.filter((field) => maySeeField(actor, { person: row, field }).allowed);
  const attrs = seen
    .filter(({ value }) => value !== "")
    .map(
      ({ id, kind, icon, label, value, told }): ShownField => ({
        key: String(id),
        kind,
        icon,
        hint: label,
        value: kind === "person" ? (told ?? "") : value,
        personId: kind === "person" && told !== null ? Number(value) : null,
      }),
    );
  const hidden = seen.filter(({ seenBy }) => seenBy === "admins").map(({ id }) => String(id));
  return { attrs, hidden };
}
