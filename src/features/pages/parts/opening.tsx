import type { ReactNode } from "react";
import { Screen } from "#ui/screen.tsx";

/** A screen of a site that has hardly begun: a heading, a sentence, and what there is to choose. */
export function Opening(props: { above?: string; title: string; help: string; children: ReactNode }) {
  const { children, ...head } = props;
  return (
    <Screen {...head} width="list">
      {children}
    </Screen>
  );
}
