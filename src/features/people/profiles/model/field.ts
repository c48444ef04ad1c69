/** What a field holds, which decides how it is written, checked and shown. */
export const fieldKinds = ["text", "long", "phone", "email", "link", "birth", "person"] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** The signs that a field may have. */
export const fieldIcons = [
  "info",
  "phone",
  "mail",
  "pin",
  "building",
  "clock",
  "calendar",
  "cake",
  "languages",
  "link",
  "radio",
  "star",
  "people",
] as const;
export type FieldIcon = (typeof fieldIcons)[number];

/** Everybody who opens the directory, or its person and administrators alone. */
export const seenBy = ["people", "admins"] as const;
export const editedBy = ["person", "admins"] as const;

export type ProfileField = {
  readonly id: number;
  readonly label: string;
  readonly kind: FieldKind;
  readonly icon: FieldIcon;
  readonly seenBy: (typeof seenBy)[number];
  readonly editedBy: (typeof editedBy)[number];
};

/** A field with what a person has in it; empty where they have nothing. Of a person it holds the number; `told` is the name, null when they are gone. */
export type FilledField = ProfileField & { readonly value: string; readonly told: string | null };

/** Characters that a value may have (USET-12). */
export const valueMost = {
  text: 120,
  long: 2000,
  phone: 40,
  email: 254,
  link: 500,
  birth: 10,
  person: 16,
} as const;

/** As many fields as a site has. */
export const fieldsMost = 30;
