import { expect, it } from "vitest";
import { fieldKinds } from "../../profiles/model/field.ts";
import { settingsHtml } from "./settings-html.ts";

it("each kind of field has its kind of input, named as it is sent [USET-12]", () => {
  const html = settingsHtml(
    fieldKinds.map((kind) => ({ name: `field_${kind}`, label: kind, kind, value: "" })),
  );
  expect(
    [...html.matchAll(/<label>(\w+) <(input type="\w+"|textarea) name="(\w+)"/g)].map(
      ([, ...parts]) => parts,
    ),
  ).toEqual([
    ["text", 'input type="text"', "field_text"],
    ["long", "textarea", "field_long"],
    ["phone", 'input type="tel"', "field_phone"],
    ["email", 'input type="email"', "field_email"],
    ["link", 'input type="url"', "field_link"],
    ["birth", 'input type="date"', "field_birth"],
    ["person", 'input type="number"', "field_person"],
  ]);
});
