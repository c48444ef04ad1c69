import { escaped } from "#kernel/escaped.ts";
import type { FieldKind } from "../../profiles/model/field.ts";

type Input = {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly value: string;
};

const types: Readonly<Record<Exclude<FieldKind, "long">, string>> = {
  text: "text",
  phone: "tel",
  email: "email",
  link: "url",
  birth: "date",
  person: "number",
};

/** Fields as labels with inputs, named as they are sent. */
export function settingsHtml(inputs: readonly Input[]): string {
  return `<div class="profile-settings">${inputs.map(labelled).join("")}</div>`;
}

function labelled({ name, label, kind, value }: Input): string {
  const input =
    kind === "long"
      ? `<textarea name="${name}">\n${escaped(value)}</textarea>`
      : `<input type="${types[kind]}" name="${name}" value="${escaped(value)}">`;
  return `<label>${escaped(label)} ${input}</label>`;
}
