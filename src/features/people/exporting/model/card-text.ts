import type { FieldKind } from "../../profiles/model/field.ts";

/** What of somebody leaves the site. */
export type Exported = {
  readonly name: string;
  readonly email: string;
  readonly position: string;
  readonly role: string;
  readonly groups: readonly string[];
  readonly bio: string;
  readonly values: readonly {
    readonly id: number;
    readonly kind: FieldKind;
    readonly label: string;
    readonly value: string;
  }[];
};

const properties: Partial<Record<FieldKind, string>> = {
  phone: "TEL",
  email: "EMAIL;TYPE=INTERNET",
  link: "URL",
  birth: "BDAY",
};

/** A person as a vCard 3.0 (RFC 2426). What has no property of its own stands in the note, behind its label. */
export function cardText({ name, email, position, groups, bio, values }: Exported): string {
  const own = values.flatMap(({ kind, value }) => {
    const property = properties[kind];
    return property ? [[property, escaped(value)] as const] : [];
  });
  const rest = values
    .filter(({ kind, value }) => !(kind in properties) && value !== "")
    .map(({ label, value }) => `${label}: ${value}`);
  const note = [bio, ...rest].filter((part) => part !== "").join("\n");
  const lines = [
    ["N", `;${escaped(name)};;;`],
    ["FN", escaped(name)],
    ["TITLE", escaped(position)],
    ["EMAIL;TYPE=INTERNET", escaped(email)],
    ...own,
    ["CATEGORIES", groups.map(escaped).join(",")],
    ["NOTE", escaped(note)],
  ] as const;
  const filled = lines.filter(([, value]) => value !== "").map(([property, value]) => `${property}:${value}`);
  return ["BEGIN:VCARD", "VERSION:3.0", ...filled, "END:VCARD"].map((line) => `${folded(line)}\r\n`).join("");
}

/** No sign of a value begins another property, or ends the card. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");
}

const lineMost = 75;

/** Lines have at most 75 bytes; what goes on begins with a blank. */
function folded(line: string): string {
  const parts = [""];
  let bytes = 0;
  for (const sign of line) {
    const size = bytesOf(sign);
    if (bytes + size > lineMost) {
      parts.push("");
      bytes = 1;
    }
    parts[parts.length - 1] += sign;
    bytes += size;
  }
  return parts.join("\r\n ");
}

/** As UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
