import { type Tx, run } from "#database/transaction.ts";
import { writeAway } from "#features/people/away/store.ts";
import { writeCelebrations } from "#features/people/celebrations/store.ts";
import { listFields, writeFields, writeProfile } from "#features/people/profiles/store.ts";
import { saveCelebrates } from "#features/sites/celebrations/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import type { DemoCompany } from "./model/company.ts";
import { demoManagers } from "./model/demo-chart.ts";
import { demoDays } from "./model/demo-days.ts";

const reportsTo = { en: "Reports to", nl: "Leidinggevende" } as const;

type Telling = {
  readonly company: DemoCompany;
  readonly language: LanguageCode;
  readonly actors: ReadonlyMap<string, Actor>;
  readonly now: Date;
};

/** What the demo tells of its people: to whom they report, who is away, birthdays and anniversaries. */
export async function tellOfPeople(owner: Actor, telling: Telling, tx: Tx): Promise<void> {
  const { company, language, actors, now } = telling;
  await saveCelebrates(true, tx);
  const field = { id: null, label: reportsTo[language], kind: "person", icon: "people" } as const;
  await writeFields(owner, [{ ...field, seenBy: "people", editedBy: "admins" }], tx);
  const [{ id: fieldId } = { id: 0 }] = await listFields(owner, tx);
  const ids = await idsOf(company, tx);
  for (const { key, email, position } of company.people) {
    const [id, managerId] = [ids.get(email), ids.get(emailOf(company, demoManagers.get(key)))];
    if (id !== undefined && managerId !== undefined) {
      const values = new Map([[fieldId, String(managerId)]]);
      await writeProfile(owner, id, { position, bio: "", values }, tx);
    }
    const actor = actors.get(key);
    if (actor && id !== undefined && key in demoDays) await writeDays(actor, id, { key, language, now }, tx);
  }
}

async function writeDays(
  actor: Actor,
  id: number,
  { key, language, now }: { readonly key: string } & Pick<Telling, "language" | "now">,
  tx: Tx,
): Promise<void> {
  const { birthdayIn, turns, yearsIn, away } = demoDays[key] ?? {};
  const birth = birthdayIn === undefined ? null : dayFrom(now, birthdayIn);
  const began = yearsIn && dayFrom(now, yearsIn.days);
  const birthday = birth && {
    month: birth.getUTCMonth() + 1,
    day: birth.getUTCDate(),
    year: turns === undefined ? null : birth.getUTCFullYear() - turns,
  };
  const since =
    began && `${began.getUTCFullYear() - (yearsIn?.years ?? 0)}-${began.toISOString().slice(5, 10)}`;
  await writeCelebrations(id, { birthday, since: leapless(since ?? null), isHidden: false }, tx);
  if (!away) return;
  const [from, until] = [away.from, away.until].map((days) => dayFrom(now, days).toISOString().slice(0, 10));
  await writeAway(actor, id, { from: from ?? "", until: until ?? "", note: away.note[language] }, tx);
}

const dayFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

/** 29 February is not in each year. */
const leapless = (day: string | null) => day?.replace("-02-29", "-02-28") ?? null;

function emailOf({ people }: DemoCompany, key: string | undefined): string {
  return people.find((person) => person.key === key)?.email ?? "";
}

async function idsOf({ people }: DemoCompany, tx: Tx): Promise<ReadonlyMap<string, number>> {
  const emails = people.map(({ email }) => email);
  const rows = await run<{ id: number; email: string }>(
    tx,
    "select id, email from person where site_id = $1 and email = any($2)",
    [tx.siteId, emails],
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}
