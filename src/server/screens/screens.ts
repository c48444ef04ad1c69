import type { AnyHandler } from "#calls/handle.ts";
import type { Call, Fields } from "#kernel/call.ts";
import type { Screen } from "#kernel/screen.ts";

/** A screen with the handler of its call. */
export type ServedScreen = { readonly screen: Screen<Call<Fields, Fields>>; readonly handler: AnyHandler };

/** Joins a screen with the handler of its call, found by the call's name. */
export function serve(screen: Screen<never> | Screen, handlers: readonly AnyHandler[]): ServedScreen {
  const anyScreen = screen as Screen<Call<Fields, Fields>>;
  const handler = handlers.find((each) => each.call.name === anyScreen.call.name);
  if (!handler)
    throw new Error(`no handler for ${anyScreen.call.name}, which the screen ${screen.name} reads`);
  return { screen: anyScreen, handler };
}
