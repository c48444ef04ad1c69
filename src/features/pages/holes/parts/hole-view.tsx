import type { FilledHole } from "#kernel/page-body.ts";
import type { Locale, Say } from "#kernel/language.ts";
import { Kept } from "#ui/kept.tsx";
import { LanguageProvider } from "#ui/language.tsx";
import type { Act, Clock, HoleReader, LivingProps, LivingView } from "#widgets/living.ts";
import type { ComponentType } from "react";
import { BrokenWidget, Contained } from "./contained.tsx";

/** What all holes of a page share: the same on the server and in the browser. */
export type HoleGround = {
  readonly reader: HoleReader;
  readonly locale: Locale;
  readonly say: Say;
  readonly clock: Clock;
};

/** A hole with its view in it: the whole tree of its root, the same on the server and in the browser. */
export function HoleView({
  hole,
  view,
  ground,
  act,
}: {
  hole: FilledHole;
  view: LivingView;
  ground: HoleGround;
  act: Act | null;
}) {
  const { say, locale, clock } = ground;
  const View = view as ComponentType<LivingProps<unknown, unknown>>;
  if (hole.isBroken) return <BrokenWidget say={say} />;
  return (
    <Contained say={say}>
      <LanguageProvider locale={locale} say={say} now={clock.now} renderedAt={clock.renderedAt}>
        <Kept of={View} {...propsOf(hole, ground, act)} />
      </LanguageProvider>
    </Contained>
  );
}

/** What the view in a hole is drawn from. */
export function propsOf(
  { id, content, anchors, data }: FilledHole,
  ground: HoleGround,
  act: Act | null,
): LivingProps<unknown, unknown> {
  return { ...ground, id, content, anchors, data, act };
}

/** Keeps the ids that React makes in the roots of one document apart. */
export const prefixOf = (widgetId: string) => `${widgetId}-`;
