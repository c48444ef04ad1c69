import * as z from "zod/mini";
import { jsonText } from "#kernel/fields.ts";

/** Bytes in letters, as browsers write them in JSON. The longest are keys of RSA and what some devices add to them. */
const bytes = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]*$/));

const ofAny = {
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal("public-key"),
};

/** A key that a browser has made, as `toJSON()` says it; what else it says is not read. */
export const MadeCredential = jsonText(
  z.object({
    ...ofAny,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    }),
  }),
);
export type MadeCredential = z.infer<typeof MadeCredential>;

/** A signature of a browser, as `toJSON()` says it. */
export const SignedCredential = jsonText(
  z.object({
    ...ofAny,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(2000),
      userHandle: z.optional(z.nullable(bytes(200))),
    }),
  }),
);
export type SignedCredential = z.infer<typeof SignedCredential>;
