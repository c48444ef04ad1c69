import { type Figure, repeatTimed } from "../figures.ts";
import { type Visitor, openVisitor } from "../visitor.ts";
import { type Yardsticks, againstRate } from "../yardsticks.ts";
import { demandSuccess } from "./finding.ts";
import { againstSelects } from "./reading.ts";

type Changing = {
  readonly base: string;
  readonly owner: Visitor;
  readonly yardsticks: Yardsticks;
  readonly seconds: number;
};

/** Changes, durable before they are acknowledged: one folder after the other, then eight at a time; and signing in. */
export async function measureChanging(
  changing: Changing,
  account: { email: string; password: string },
): Promise<Figure[]> {
  const { base, owner, yardsticks, seconds } = changing;
  const main = await mainFolder(owner);
  let count = 0;
  const create = () =>
    demandSuccess(
      owner.post(`/ajax/category/create/${main}/`, {
        new_name: `Bench ${process.pid} ${++count} ${Math.random()}`,
      }),
    );
  const one = await repeatTimed(seconds, async () => void (await create()));
  const before = count;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < until) await create();
    }),
  );
  const rate = (count - before) / seconds;
  const signIn = await repeatTimed(Math.min(seconds, 2), async () => {
    const visitor = openVisitor(base);
    await demandSuccess(visitor.post("/accounts/login/", account));
  });
  return [
    againstSelects("folder created, p50, 1 writer", one.p50, yardsticks, 60),
    againstRate("folders created, 8 writers", rate, yardsticks, 500),
    againstSelects("sign-in with its magic (argon2id), p50", signIn.p50, yardsticks, null),
  ];
}

async function mainFolder(owner: Visitor): Promise<number> {
  const { tree } = await demandSuccess(owner.post("/ajax/category/tree/", {}));
  return (tree as { id: number }[])[0]?.id ?? 0;
}
