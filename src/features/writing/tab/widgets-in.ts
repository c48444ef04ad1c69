import * as Y from "yjs";
import { readPart } from "#widgets/kit/draft-parts.ts";

/** The widgets that a transaction has changed something in. */
export function widgetsIn(transaction: Y.Transaction): string[] {
  return [...transaction.changedParentTypes.keys()].flatMap((type) => {
    const part = type._item ? null : readPart(Y.findRootTypeKey(type));
    return part ? [part.id] : [];
  });
}
