import type { FieldIcon, FieldKind } from "./field.ts";

/** A field of a profile as viewers see it (CARD-05). */
export type ShownField = {
  readonly key: string;
  readonly kind: FieldKind;
  readonly icon: FieldIcon;
  readonly hint: string;
  readonly value: string;
};
