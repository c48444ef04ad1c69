/** What stands where a one-time link was: an owner must not be able to set another person's password. */
export const hiddenLink = "(one-time link, only for the person it was made for)";

/** The text of a mail as it is kept. */
export function keptText(mail: { readonly text: string; readonly secretLinks?: readonly string[] }): string {
  return (mail.secretLinks ?? []).reduce((text, link) => text.replaceAll(link, hiddenLink), mail.text);
}
