import type { AnyHandler } from "#calls/handle.ts";
import type { Call, Fields } from "#kernel/call.ts";
import type { Screen } from "#kernel/screen.ts";

/** A screen with the handler of its call. */
export type ServedScreen = {
  readonly screen: Screen<Call<Fields, Fields>>;
  readonly handler: AnyHandler;
  /** Reads the page behind a dialog. */
  readonly behind?: AnyHandler;
};

/** Joins a screen with the handlers of its calls, found by their names. */
export function serve(screen: Screen<never> | Screen, handlers: readonly AnyHandler[]): ServedScreen {
  const anyScreen = screen as Screen<Call<Fields, Fields>>;
  const handlerOf = ({ name }: Call<Fields, Fields>) => {
    const handler = handlers.find((each) => each.call.name === name);
    if (!handler) throw new Error(`no handler for ${name}, which the screen ${screen.name} reads`);
    return handler;
  };
  const { call, over } = anyScreen;
  return { screen: anyScreen, handler: handlerOf(call), ...(over && { behind: handlerOf(over.page) }) };
}
