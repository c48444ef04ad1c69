import type { ReactNode } from "react";
import { Screen } from "#ui/screen.tsx";

/** A screen of a site that has hardly begun: a heading, a sentence, and what there is to choose. */
export function Opening(props: { title: string; help: string; children: ReactNode }) {
  return (
    <Screen title={props.title} width="list" help={props.help}>
      {props.children}
    </Screen>
  );
}
