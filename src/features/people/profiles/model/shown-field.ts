import type { FieldIcon, FieldKind } from "./field.ts";

/** A field of a profile as viewers see it (CARD-05). */
export type ShownField = {
  readonly key: string;
  readonly kind: FieldKind;
  readonly icon: FieldIcon;
  readonly hint: string;
  /** Of a person their name, empty where they are gone. */
  readonly value: string;
  /** Whom a field of the kind `person` holds; null where they are gone. */
  readonly personId: number | null;
};
