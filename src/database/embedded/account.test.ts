import { expect, it } from "vitest";
import { commandAs, idsOf, ordinaryAccount } from "./account.ts";

const root = "root:x:0:0:root:/root:/bin/bash";
const nobody = "nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin";
const postgres = "postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash";
const olga = "olga:x:1000:1000::/home/olga:/bin/bash";

it("prefers the account named postgres, then nobody, then the first that is not root", () => {
  expect(ordinaryAccount([root, olga, nobody, postgres].join("\n"))).toEqual({
    name: "postgres",
    uid: 101,
    gid: 104,
  });
  expect(ordinaryAccount([root, olga, nobody].join("\n"))).toEqual({
    name: "nobody",
    uid: 65534,
    gid: 65534,
  });
  expect(ordinaryAccount([root, olga, ""].join("\n"))).toEqual({ name: "olga", uid: 1000, gid: 1000 });
});

it("finds none on a machine that knows only root", () => {
  expect(ordinaryAccount(`${root}\n`)).toBeUndefined();
});

it("maps root to the account in a namespace, and changes ids only outside of one", () => {
  const ids = { name: "postgres", uid: 101, gid: 104 };
  expect(commandAs({ kind: "namespace", ...ids }, "postgres", ["-D", "x"])).toEqual([
    "unshare",
    ["--user", "--map-user=101", "--map-group=104", "--", "postgres", "-D", "x"],
  ]);
  expect(idsOf({ kind: "namespace", ...ids })).toEqual({});
  expect(commandAs({ kind: "other", ...ids }, "postgres", ["-D", "x"])).toEqual(["postgres", ["-D", "x"]]);
  expect(idsOf({ kind: "other", ...ids })).toEqual({ uid: 101, gid: 104 });
});
