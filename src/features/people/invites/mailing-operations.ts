import { isAddressRefused } from "#mail/delivery.ts";
import type { ListenerTools, Mail } from "#outbox/listener.ts";
import { noteWelcomed } from "../store.ts";

/** Mails an invitation or a reminder, and keeps what became of it (LOGR-06). An address that is refused for good is not tried again. */
export async function mailWelcome(
  personId: number,
  mail: Mail,
  { mail: send, now, write }: ListenerTools,
): Promise<void> {
  const became = await send(mail).then(
    () => "mailed" as const,
    (error: unknown) => {
      if (!isAddressRefused(error)) throw error;
      return "bounced" as const;
    },
  );
  await write((tx) => noteWelcomed(personId, became, now, tx));
}
