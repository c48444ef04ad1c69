import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { accessOf } from "./access-of.ts";
import type { Subsite } from "./subsite.ts";

/** A subsite in the names of the specification (SUBS-02). */
export function onWire(row: Subsite, say: Say) {
  const { name, description } = row;
  return {
    id: row.id,
    slug: row.slug,
    s_name: escaped(name),
    s_description: escaped(description),
    accent_color: row.accent ?? "",
    name_s: escaped(name),
    description,
    description_s: escaped(description),
    role_id: row.given,
    notification_level: row.level,
    is_preselected: row.isPreselected,
    is_public: row.isPublic,
    is_archived: row.isArchived,
    is_self_joinable: row.isSelfJoinable,
    nr_people: row.people,
    access_type_s: escaped(say(accessOf(row))),
    last_requested_ts: row.requested,
  };
}
