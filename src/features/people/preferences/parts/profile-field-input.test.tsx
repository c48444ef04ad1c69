import { expect, it } from "vitest";
import { drawn } from "#testing/screens/drawn.tsx";
import { ProfileFieldInput } from "./profile-field-input.tsx";

it("a birth date is chosen between the first day of 1900 and the last of 2020 [USET-06]", () => {
  const field = { label: "Birthday", kind: "birth", told: null } as const;
  const html = drawn(<ProfileFieldInput {...{ field, personId: 4, value: "", onChange() {} }} />);
  const [input = ""] = /<input[^>]*>/.exec(html) ?? [];
  expect(["type", "min", "max"].map((name) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1])).toEqual([
    "date",
    "1900-01-01",
    "2020-12-31",
  ]);
});
