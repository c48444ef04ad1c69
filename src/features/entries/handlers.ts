import { type AnyHandler, type Context, handle } from "#calls/handle.ts";
import { holesChanged } from "#features/pages/holes/events.ts";
import { filledFor, keptBody } from "#features/pages/holes/operations.ts";
import { readHoles } from "#features/pages/holes/contract.ts";
import { holesSeenBy } from "#features/pages/holes/rules.ts";
import { mayEditPage } from "#features/pages/rules.ts";
import { findPage } from "#features/pages/store.ts";
import { waitOf } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import type { Call, Fields } from "#kernel/call.ts";
import type { Hole } from "#kernel/page-body.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import type { KindAction } from "#widgets/kind-server.ts";
import { servers } from "#widgets/servers.ts";
import { callOf } from "./contract.ts";
import { limitOf, mayAct } from "./rules.ts";
import { draftHoles } from "#features/writing/drafts/hole-operations.ts";

/** Reading holes anew, and the call of every action of every living kind. */
export const entryHandlers: readonly AnyHandler[] = [
  handle(readHoles, async ({ input, actor, now, tx, bodies, say, wire }) => {
    const page = found(await findPage(actor, input.page_id, tx), "page-not-found");
    if (input.draft) demand(mayEditPage(page));
    const holes = input.draft
      ? await draftHoles(page, tx)
      : (await keptBody(page, { actor, tx, bodies, say })).holes;
    const filled = await filledFor(actor, { page, holes, wire }, now, tx);
    // What could not be read stays as it is shown.
    const read = filled.filter(({ isBroken }) => !isBroken);
    return { holes: read.map(({ id, kind, data }) => ({ id, kind, data })) };
  }),
  ...Object.values(servers).flatMap(({ actions }) =>
    actions.map((each) => handle(callOf(each.action), (context) => perform(each, context as ActionContext))),
  ),
];

type ActionContext = Omit<Context<Call<Fields, Fields>>, "input"> & {
  readonly input: { readonly page_id: number; readonly widget_id: string; readonly data: unknown };
};

/** Loads the page, demands the right that the action names, finds where its widget stands, and lets the kind do it. */
async function perform({ action, concerns, work }: KindAction, context: ActionContext) {
  const { input, actor, now, tx } = context;
  // Counted beside the reading of the page, in the same round to the database; what is refused counts for nothing.
  const [read, wait] = await Promise.all([findPage(actor, input.page_id, tx), waitForRoom(context)]);
  const page = found(read, "page-not-found");
  demand(mayAct(action.right, page));
  const hole = await standing({ action, concerns }, { ...context, page });
  if (wait !== null) demand(refuse("too-many-entries", waitOf(wait)));
  const data = input.data as never;
  const acting = { page, widget: hole as never, data, actor, now, tx };
  const isChanged = await work(acting);
  if (isChanged) tx.announce(holesChanged({ pageId: page.id, widgets: [hole.id] }));
  const [filled] = await filledFor(actor, { page, holes: [hole], wire: context.wire }, now, tx);
  return { data: filled?.data ?? null };
}

type Page = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** The widget in the page that readers see; else, for those who may edit, in the draft. */
async function standing(
  { action, concerns }: Pick<KindAction, "action" | "concerns">,
  context: ActionContext & { readonly page: Page },
): Promise<Hole> {
  const { input, page, actor, tx } = context;
  const isMeant = ({ id, kind }: Hole) => id === input.widget_id && kind === action.kind;
  const verdictOn = (hole: Hole | undefined) =>
    hole ? concerns(hole.content as never, input.data as never) : refuse("widget-not-found");
  const published = holesSeenBy(actor, (await keptBody(page, context)).holes).find(isMeant);
  const verdict = verdictOn(published);
  if (published && verdict.allowed) return published;
  const drafted = page.mayEdit ? (await draftHoles(page, tx)).find(isMeant) : undefined;
  demand(drafted ? verdictOn(drafted) : verdict);
  return found(drafted, "widget-not-found");
}

/** Counted in the transaction of the change: what is refused changes nothing and counts for nothing. */
function waitForRoom({ actor, wire, tx }: ActionContext): Promise<number | null> {
  const [limit, key] = limitOf(actor, wire.address);
  return countAttempt(limit, key, tx);
}
