import type { MailLook } from "#kernel/site-look.ts";

/** Which site a mail comes from. */
export type Head = { readonly name: string; readonly look: MailLook };
