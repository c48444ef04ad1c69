import { type Listener, onLists } from "#outbox/listener.ts";
import { type AuditKind, auditKinds } from "./model/kinds.ts";
import { writeEntries } from "./entry-operations.ts";

type Maker = ((facts: Record<string, unknown>) => {
  kind: AuditKind;
  facts: Record<string, unknown>;
  publicChange: "nothing-public";
}) & { readonly kind: AuditKind };

/** One listener for all, and all of a site in order: what one entry waits for, the later ones wait for too. */
export const auditListeners: Listener[] = [
  onLists(
    auditKinds.map((kind) => ({ kind }) as unknown as Maker),
    { name: "audit", atOnce: 100, about: () => "chain" },
    async (events, { write }) => write((tx) => writeEntries(events, tx)),
  ),
];
