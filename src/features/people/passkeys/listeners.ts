import { passkeyAdded, passkeyRemoved } from "#features/sessions/passkeys/events.ts";
import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { type ListenerTools, on } from "#outbox/listener.ts";
import { findName } from "../store.ts";
import { type PasskeyNews, passkeyMail } from "./mail.tsx";

const about = ({ personId }: { personId: number }) => personId;

/** A mail for each passkey that comes or goes, so that nobody adds one behind its owner's back. */
export const accountPasskeyListeners = [
  on(passkeyAdded, { name: "passkey-added-mails", about }, ({ personId }, tools) =>
    tell(personId, "added", tools),
  ),
  on(passkeyRemoved, { name: "passkey-removed-mails", about }, ({ personId }, tools) =>
    tell(personId, "removed", tools),
  ),
];

async function tell(personId: number, news: PasskeyNews, tools: ListenerTools): Promise<void> {
  const read = await tools.write(async (tx) => {
    const person = await findName(personId, tx);
    return person && { ...person, head: await readLetterhead(tx) };
  });
  if (!read) return;
  const { head, name, email, language } = read;
  await tools.mail(passkeyMail({ name, email }, { head, news }, sayIn(language, head.language)));
}
