import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { jsonText, line, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { editedBy, fieldIcons, fieldKinds, fieldsMost, seenBy, valueMost } from "./model/field.ts";

export const positionMost = 120;
export const bioLimit = 2000;

/** What was typed in fields, by their numbers; longer texts are refused with a sentence at their field. */
const Values = jsonText(
  z
    .record(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/)), text(valueMost.long * 2))
    .check(z.refine((values) => Object.keys(values).length <= fieldsMost)),
);

/** Position, a few words and the fields of the site; those that are not sent stay (USET-02, USET-12). */
export const saveProfile = defineCall({
  name: "save-profile",
  method: "POST",
  path: "/-/people/{id}/profile/",
  access: "write",
  input: { id: Id, position: line(positionMost), bio: text(bioLimit), values: Values },
  output: {},
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "person-not-found",
    "field-not-found",
    "field-not-yours",
    "value-too-long",
    "bad-phone",
    "bad-email",
    "bad-link",
    "bad-birth",
  ],
  failure: ["form_errors"],
});

/** What the dialog begins with: the fields that the viewer may fill in. */
export const readProfileForm = defineCall({
  name: "read-profile-form",
  method: "GET",
  path: "/-/people/{id}/profile/",
  access: "read",
  input: { id: Id },
  output: {
    id: z.int(),
    name: z.string(),
    isSelf: z.boolean(),
    position: z.string(),
    bio: z.string(),
    fields: z.array(
      z.object({
        id: z.int(),
        label: z.string(),
        kind: z.enum(fieldKinds),
        icon: z.enum(fieldIcons),
        isHidden: z.boolean(),
        value: z.string(),
      }),
    ),
  },
  refusals: ["signed-out", "admins-only", "owners-only", "person-not-found"],
});

/** The contact block of a person, as HTML (ACCT). */
export const profileContact = defineCall({
  name: "profile-contact",
  method: "GET",
  path: "/ajax/profile/contact/{user_id}/",
  access: "read",
  input: { user_id: Id },
  output: { new_contact_html: z.string() },
  refusals: ["signed-out", "not-for-externals", "person-not-found"],
});

/** A field as its makers give it; without a number it is a new one. */
export const FieldGiven = z.object({
  id: z.nullable(Id),
  label: line(60).check(z.minLength(1)),
  kind: z.enum(fieldKinds),
  icon: z.enum(fieldIcons),
  seenBy: z.enum(seenBy),
  editedBy: z.enum(editedBy),
});
export type FieldGiven = z.infer<typeof FieldGiven>;

/** Puts a list of fields in place of the one that it was made from: what is left out goes, with what people have in it. */
export const saveProfileFields = defineCall({
  name: "save-profile-fields",
  method: "POST",
  path: "/-/profile-fields/",
  access: "write",
  input: {
    /** The numbers of the fields that the list was made from, so that nothing goes that its maker never saw. */
    known: jsonText(z.array(Id).check(z.maxLength(fieldsMost))),
    fields: jsonText(z.array(FieldGiven).check(z.maxLength(fieldsMost))),
  },
  output: {},
  refusals: ["signed-out", "admins-only", "owners-only", "fields-changed", "field-kind-fixed"],
});
