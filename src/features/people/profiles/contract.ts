import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { jsonText, line } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { editedBy, fieldIcons, fieldKinds, fieldsMost, seenBy } from "./model/field.ts";

/** The contact block of a person, as HTML (ACCT). */
export const profileContact = defineCall({
  name: "profile-contact",
  method: "GET",
  path: "/ajax/profile/contact/{user_id}/",
  access: "read",
  input: { user_id: Id },
  output: { new_contact_html: z.string() },
  refusals: ["signed-out", "not-for-externals", "person-not-found", "subsite-not-found", "subsites-off"],
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
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "fields-changed",
    "field-kind-fixed",
    "person-field-twice",
  ],
});
