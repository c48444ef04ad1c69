import { httpsAddress } from "../kit/embed.ts";

/** The address that is fetched; only https (WIDG-20). Null while none stands there. */
export function feedOf({ address }: { readonly address: string }): string | null {
  const typed = address.trim().replace(/^(?:feed|http):(?:\/\/)?(?:https?:)?/i, "https:");
  return httpsAddress(typed)?.href ?? null;
}
