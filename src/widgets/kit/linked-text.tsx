import { linkedParts } from "./auto-link.ts";
import { LinkedParts } from "../linked-parts.tsx";

/** Plain text in which addresses are links (TEXT-01). */
export function LinkedText(props: { text: string }) {
  return <LinkedParts parts={linkedParts(props.text)} />;
}
