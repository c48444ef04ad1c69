/** What a SCIM path names: an attribute in small letters, the one of its values that a filter picks, and a part of that. */
export type Path = {
  readonly attribute: string;
  readonly pick: { readonly sub: string; readonly value: string } | null;
  readonly sub: string | null;
};

/** Longer ones name nothing that is kept. */
const pathMost = 400;

const core = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
export const extension = /^urn:(?!ietf:params:scim:schemas:core:)/i;

const name = "[a-z$][\\w$-]{0,63}";
const literal = '"(?:[^"\\\\]|\\\\.)*"|true|false';
const shape = new RegExp(
  `^(${name})(?:\\[\\s*(${name})\\s+eq\\s+(${literal})\\s*\\])?(?:\\.(${name}))?$`,
  "i",
);

/**
 * Reads `active`, `name.familyName`, `emails[type eq "work"].value` or `members[value eq "…"]` (RFC 7644 3.5.2), with or without the schema before it. An
 * attribute of another schema is given whole, in the name of its schema. Null where it is no path.
 */
export function readPath(text: string): Path | null {
  if (text.length > pathMost) return null;
  if (extension.test(text)) return { attribute: text.toLowerCase(), pick: null, sub: null };
  const parts = shape.exec(text.trim().replace(core, ""));
  const attribute = parts?.[1];
  if (!parts || attribute === undefined) return null;
  const [, , picked, value, sub] = parts;
  const said = value === undefined ? null : literalOf(value);
  if (picked !== undefined && said === null) return null;
  return {
    attribute: attribute.toLowerCase(),
    pick: picked === undefined || said === null ? null : { sub: picked.toLowerCase(), value: said },
    sub: sub?.toLowerCase() ?? null,
  };
}

/** A value of a filter as text; null where it is none. */
export function literalOf(written: string): string | null {
  if (!written.startsWith('"')) return written.toLowerCase();
  try {
    return JSON.parse(written) as string;
  } catch {
    return null;
  }
}
