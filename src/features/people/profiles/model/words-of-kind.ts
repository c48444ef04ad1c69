import type { Words } from "#kernel/words.ts";
import { fieldWords as words } from "../wording.ts";
import type { FieldKind } from "./field.ts";

/** What a kind of field is called; "person" is also who fills a field in. */
export function wordsOfKind(kind: FieldKind): Words {
  return kind === "person" ? words.personKind : words[kind];
}
