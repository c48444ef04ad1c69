import { useSay } from "#ui/language.tsx";
import { guestWords } from "../wording.ts";

/** Addresses that fields of this screen offer by `id`. */
export function KnownEmails({ id, emails }: { id: string; emails: readonly string[] }) {
  const say = useSay();
  return (
    <datalist id={id} aria-label={say(guestWords.suggestions)}>
      {emails.map((email) => (
        <option key={email} value={email}>
          {email}
        </option>
      ))}
    </datalist>
  );
}
