import { send } from "#client/call.ts";
import type { Call } from "#kernel/call.ts";
import type { Act } from "#widgets/living.ts";
import { ofWidget } from "../../model/of-page.ts";

type Place = { readonly pageId: number; readonly widgetId: string; readonly kind: string };

/**
 * The way to act on a widget. What it reads afterwards comes with the answer and is given to `onData`. The call is known by
 * its address alone: its shapes stay on the server, and out of what visitors load.
 */
export function actOn({ pageId, widgetId, kind }: Place, onData: (data: unknown) => void): Act {
  return async (action, data) => {
    const call = { method: "POST", path: `/ajax/widget/action/${action}/{page_id}/{widget_id}/${kind}/` };
    const answer = await send(call as Call, { ...ofWidget(pageId, widgetId), data });
    if (!answer.success) return { success: false, reason: answer.reason };
    onData((answer as { data?: unknown }).data ?? null);
    return { success: true };
  };
}
