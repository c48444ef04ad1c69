import pg from "pg";
import { type DatabaseAddress, configOf } from "#database/connection.ts";
import type { Figure } from "../figures.ts";
import type { Visitor } from "../visitor.ts";
import { besideSelects } from "../yardsticks.ts";
import { againstSelects } from "./reading.ts";

type Finding = {
  readonly who: string;
  readonly visitor: Visitor;
  readonly database: DatabaseAddress;
  readonly seconds: number;
};

/** Lists and search as somebody types: short prefixes, common words, two words, a typo, nothing. */
const typed = [
  "s",
  "sa",
  "saf",
  "safe",
  "safety",
  "crew l",
  "the",
  "harbour plan",
  "harbuor",
  "zzzz",
  "winter sche",
];

export async function measureFinding({ who, visitor, database, seconds }: Finding): Promise<Figure[]> {
  const client = new pg.Client(configOf(database));
  await client.connect();
  try {
    const list = await besideSelects(client, seconds, async () => {
      await demandSuccess(visitor.post("/ajax/pages/action/load/", {}));
    });
    const modified = await besideSelects(client, seconds, async () => {
      await demandSuccess(visitor.post("/ajax/pages/action/load/", { by: "modified" }));
    });
    const search = await besideSelects(client, seconds, async (round) => {
      const q = typed[round % typed.length] ?? "";
      const response = await visitor.get(`/ajax/search/?q=${encodeURIComponent(q)}`, "application/json");
      await demandSuccess(Promise.resolve(JSON.parse(response.text) as Record<string, unknown>));
    });
    return [
      againstSelects(`${who}: page list, alphabetical, p50`, list.p50, list, null),
      againstSelects(`${who}: page list, by date, p50`, modified.p50, modified, null),
      againstSelects(`${who}: search as typed, p50`, search.p50, search, 40),
      againstSelects(`${who}: search as typed, p99`, search.p99, search, 200),
    ];
  } finally {
    await client.end();
  }
}

export async function demandSuccess(
  answer: Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const body = await answer;
  if (body["success"] !== true) throw new Error(`a call failed: ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}
