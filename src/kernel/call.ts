import * as z from "zod/mini";

/** What a call does to the database: decides its transaction (read-only, read-write, or none of its own). */
export type Access = "read" | "write" | "none";

export type Fields = Readonly<Record<string, z.ZodMiniType>>;

export type FailureField = "message" | "error_message" | "errors" | "form_errors" | "state" | `${string}_msg`;

export type CallDefinition<Input extends Fields, Output extends Fields> = {
  /** Unique over the product; names the call in OpenAPI, in logs and in the browser's cache keys. */
  readonly name: string;
  readonly method: "GET" | "POST";
  /** The specification's path; `{id}` segments are fields of the input. */
  readonly path: string;
  /** Further paths the specification may be read to mean (CALL-12). */
  readonly alsoAt?: readonly string[];
  readonly access: Access;
  /** Answered also while the installation has no site yet (set-up, the form token). */
  readonly beforeSite?: boolean;
  /** Changes what processes hold in memory of the sites: they read it again afterwards. */
  readonly changesSites?: boolean;
  /** Our client makes it on the site, whichever subsite the address bar names: of those who join one, nobody is in it yet. */
  readonly isOfSite?: boolean;
  /** Takes one file, which comes behind the fields of a multipart body and is read as a stream (UPLD-20). */
  readonly takesFile?: boolean;
  /** What is sent is all the proof it needs, from wherever: a secret in the address, which mail programs send without a form token (RFC 8058), or what the provider of a company signs. */
  readonly isProvenByAddress?: boolean;
  /** Browsers go there by themselves: they are led on to the answer's `next`, anywhere at all, and with a refusal to this address and its code behind it. */
  readonly leadsOn?: { readonly refusedTo: string };
  /** Fields that a site makes up are named on the wire by a beginning and a number (`field_12`); they come as one field, by their numbers. */
  readonly gathers?: { readonly prefix: string; readonly into: string };
  /** Of oneself alone: refused to whoever sees the site as another person (IMPS-11, decision 0110). */
  readonly oneselfOnly?: boolean;
  /** A GET of the documents that changes something all the same (FDBK-06): it needs the form token, and is a POST as well, which our client sends. */
  readonly changesByGet?: boolean;
  readonly input: Input;
  readonly output: Output;
  readonly refusals: readonly string[];
  /** The failure fields that the call's row names beside `error`; they carry the same sentence (architecture 4), `email_msg` and its like that of the first field refused whose name has `email` in it, if there is one. */
  readonly failure?: readonly FailureField[];
};

export type Call<Input extends Fields = Fields, Output extends Fields = Fields> = CallDefinition<
  Input,
  Output
>;

/** A set of fields as an object's type; fields that may be undefined are optional, as in z.object. */
export type InputOf<C> =
  C extends Call<infer Input, Fields> ? z.output<z.ZodMiniObject<Input, z.core.$strip>> : never;
export type SentOf<C> =
  C extends Call<infer Input, Fields> ? z.input<z.ZodMiniObject<Input, z.core.$strip>> : never;
export type OutputOf<C> =
  C extends Call<Fields, infer Output> ? z.output<z.ZodMiniObject<Output, z.core.$strip>> : never;

/**
 * Declares a call once; the server's route, the browser's typed client, the OpenAPI document and the contract
 * tests are made from it.
 */
export function defineCall<const Input extends Fields, const Output extends Fields>(
  definition: CallDefinition<Input, Output>,
): Call<Input, Output> {
  return definition;
}

/** The names in the braces of a path, in order. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/\{([a-z_]+)\}/g)].map((match) => match[1] ?? "");
}
