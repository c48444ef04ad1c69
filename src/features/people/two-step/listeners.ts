import {
  recoveryCodeUsed,
  twoStepReset,
  twoStepTurnedOff,
  twoStepTurnedOn,
} from "#features/sessions/two-step/events.ts";
import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { type ListenerTools, on } from "#outbox/listener.ts";
import { findName } from "../store.ts";
import { type TwoStepNews, twoStepMail } from "./mail.tsx";

const about = ({ personId }: { personId: number }) => personId;

/** A mail for each change of somebody's second step, so that nobody changes it behind their back. */
export const accountTwoStepListeners = [
  on(twoStepTurnedOn, { name: "two-step-on-mails", about }, ({ personId }, tools) =>
    tell(personId, "on", tools),
  ),
  on(twoStepTurnedOff, { name: "two-step-off-mails", about }, ({ personId }, tools) =>
    tell(personId, "off", tools),
  ),
  on(twoStepReset, { name: "two-step-reset-mails", about }, ({ personId }, tools) =>
    tell(personId, "reset", tools),
  ),
  on(recoveryCodeUsed, { name: "recovery-code-mails", about }, ({ personId }, tools) =>
    tell(personId, "used", tools),
  ),
];

async function tell(personId: number, news: TwoStepNews, tools: ListenerTools): Promise<void> {
  const read = await tools.write(async (tx) => {
    const person = await findName(personId, tx);
    return person && { ...person, head: await readLetterhead(tx) };
  });
  if (!read) return;
  const { head, name, email, language } = read;
  await tools.mail(twoStepMail({ name, email }, { head, news }, sayIn(language, head.language)));
}
