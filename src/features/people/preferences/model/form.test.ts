import { expect, it } from "vitest";
import { type Form, sentOf, wrongIn } from "./form.ts";

const draft = {
  name: "Vera Visser",
  email: "vera@noordervaart.example",
  role: "editor",
  position: "Purser",
  bio: "Ask me.",
  values: { 3: "B 12" },
  current: "tides",
  first: "quay and tide 9",
  second: "quay and tide 8",
} as const;
const form = (given: Partial<Form>): Form => ({
  id: 4,
  isSelf: true,
  name: draft.name,
  emailStays: "",
  roles: [{ id: "editor", name: "Editor" }],
  fields: [],
  changesPassword: true,
  draft,
  ...given,
});

const typed = {
  name: "Vera Vis",
  email: "vis@noordervaart.example",
  role: "member",
  position: "Mate",
  bio: "Ask.",
  values: { 3: "B 12", 5: "Tides" },
  current: "tides",
  first: "quay and tide 9",
  second: "quay and tide 8",
} as const;

it("is sent by the names of the documents, but for what may not be changed [USET-02] [USET-04]", () => {
  const always = {
    user_id: 4,
    display_name: "Vera Vis",
    position: "Mate",
    bio: "Ask.",
    fields: '{"5":"Tides"}',
    current_password: "tides",
    new_password1: "quay and tide 9",
    new_password2: "quay and tide 8",
  };
  expect(sentOf(typed, form({}))).toEqual({ ...always, email: typed.email, role_id: "member" });
  expect(sentOf(typed, form({ emailStays: "Not here.", roles: [] }))).toEqual(always);
});

it("sends nothing that is as it was read: what somebody else has changed meanwhile stays", () => {
  const { current, first, second } = draft;
  const passwords = { current_password: current, new_password1: first, new_password2: second };
  expect(sentOf(draft, form({}))).toEqual({ user_id: 4, ...passwords });
  expect(sentOf({ ...draft, bio: "" }, form({}))).toEqual({ user_id: 4, bio: "", ...passwords });
});

it("what is wrong stands at the field that is called so [USET-05]", () => {
  const errors = { display_name: "a", email: "b", role_id: "c", new_password1: "d", new_password2: "e" };
  expect(wrongIn({ ...errors, current_password: "f", field_3: "g" })).toEqual({
    at: { name: "a", email: "b", role: "c", first: "d", second: "e", current: "f" },
    fields: { 3: "g" },
  });
});
