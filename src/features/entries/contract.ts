import * as z from "zod/mini";
import { WidgetId } from "#documents/document.ts";
import { type Call, type Fields, defineCall } from "#kernel/call.ts";
import { jsonText } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import type { LivingKind } from "#widgets/widget.ts";

/** What a reader must hold on the page to act: every action names one. */
export type ActionRight = "view" | "edit";

/** Something that readers do on a widget of a kind. */
export type WidgetAction<Data extends z.ZodMiniType = z.ZodMiniType> = {
  readonly kind: LivingKind;
  readonly action: string;
  readonly right: ActionRight;
  /** The shape of `data`. */
  readonly data: Data;
  /** The codes that it refuses with besides those of every action. */
  readonly refusals?: readonly string[];
};

export function defineAction<const Data extends z.ZodMiniType>(
  action: WidgetAction<Data>,
): WidgetAction<Data> {
  return action;
}

/**
 * The call of an action, at the specification's address: `/ajax/widget/action/{action}/{page_id}/{widget_id}/{widget}/` with
 * `data`. It answers what the widget shows now, as `data`.
 */
export function callOf({ kind, action, data, refusals = [] }: WidgetAction): Call<Fields, Fields> {
  const pathWith = (widget: string) => `/ajax/widget/action/${action}/{page_id}/{widget_id}/${widget}/`;
  return defineCall<Fields, Fields>({
    name: `${action}-in-${kind.toLowerCase()}`,
    method: "POST",
    path: pathWith(kind),
    // The documents write kinds small (`calendar`, `form`).
    alsoAt: [pathWith(kind.toLowerCase())],
    access: "write",
    input: { page_id: Id, widget_id: WidgetId, data: jsonText(data) },
    output: { data: z.unknown() },
    refusals: ["page-not-found", "page-not-editable", "widget-not-found", "too-many-entries", ...refusals],
    failure: ["message"],
  });
}
