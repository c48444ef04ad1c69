import { expect, it } from "vitest";
import { type Exported, cardText } from "./card-text.ts";

const vera: Exported = {
  name: "Vera Visser",
  email: "vera@noordervaart.example",
  position: "Purser",
  role: "Member",
  groups: [],
  bio: "",
  values: [],
};

it("a card has what a person has and nothing else", () => {
  expect(cardText({ ...vera, position: "" }).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:;Vera Visser;;;",
    "FN:Vera Visser",
    "EMAIL;TYPE=INTERNET:vera@noordervaart.example",
    "END:VCARD",
    "",
  ]);
});

it("fields have properties of their own, and the others stand in the note", () => {
  const field = (kind: Exported["values"][number]["kind"], label: string, value: string) => ({
    id: 1,
    kind,
    label,
    value,
  });
  const text = cardText({
    ...vera,
    bio: "Ask me.",
    groups: ["Board", "Sales, north"],
    values: [
      field("phone", "Phone", "+31 1"),
      field("link", "Site", "https://v.example"),
      field("birth", "Birthday", "1990-02-03"),
      field("text", "Ship", "Meeuw"),
    ],
  });
  expect(text).toContain(
    "TEL:+31 1\r\nURL:https://v.example\r\nBDAY:1990-02-03\r\nCATEGORIES:Board,Sales\\, north\r\nNOTE:Ask me.\\nShip: Meeuw\r\n",
  );
});

it("no value begins a property or a card of its own", () => {
  const text = cardText({ ...vera, name: "A;B,C\\\r\nEND:VCARD\nTEL:1" });
  expect(text.split("\r\n").filter((line) => /^(END|TEL|BEGIN)/.test(line))).toEqual([
    "BEGIN:VCARD",
    "END:VCARD",
  ]);
  expect(text).toContain("FN:A\\;B\\,C\\\\\\nEND:VCARD\\nTEL:1\r\n");
});

it("lines have at most 75 bytes, and no letter is cut", () => {
  const bio = "Zoë 🚢 ".repeat(40);
  const text = cardText({ ...vera, bio });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`NOTE:${bio}`);
});
