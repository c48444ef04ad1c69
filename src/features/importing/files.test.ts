import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { worldNow } from "#testing/as.ts";
import { keptFile } from "#testing/kept-files.ts";
import { picture } from "#testing/pictures.ts";
import { storageOf } from "#testing/stored.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { commandRun, readTree } from "./cli.ts";
import { importReport } from "./model/import-report.ts";
import { importTree } from "./tree-operations.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  const scratch = mkdtempSync(join(tmpdir(), "atrium-import-"));
  folder = join(scratch, "docs");
  mkdirSync(join(folder, "img"), { recursive: true });
  writeFileSync(join(scratch, "secret.png"), await picture(5, 5).png().toBuffer());
  writeFileSync(join(folder, "img/chart (1).png"), await picture(50, 30).png().toBuffer());
  writeFileSync(join(folder, "img/broken.png"), "not a picture");
  writeFileSync(join(folder, "plan.pdf"), "%PDF-1.7\n");
  writeFileSync(join(folder, "unused.bin"), "x");
  symlinkSync(join(scratch, "secret.png"), join(folder, "img/out.png"));
  writeFileSync(
    join(folder, "fog.md"),
    "# Fog\n\n![The chart](<img/chart (1).png>) [plan](plan.pdf#page=2) ![no](img/broken.png)\n" +
      "![out](img/out.png) ![up](../secret.png) ![gone](img/gone.png)\n",
  );
});
afterAll(async () => {
  await world.close();
  rmSync(join(folder, ".."), { recursive: true });
});

const bring = async (who = world.ed) => {
  const run = commandRun({
    database: world.database,
    actor: actorOf(world, who),
    now: worldNow,
    storage: storageOf(world),
  });
  const source = await readTree(folder);
  const pages = await importTree(run, source, ["Docs"]);
  return { pages, report: importReport(pages, source.otherFiles) };
};
const held = () =>
  within(world, actorOf(world, world.ed), (tx) =>
    run<{ id: number; name: string; width: number | null; text: string }>(
      tx,
      `select file.id, file.name, file.width, document.document::text as text from page_file held
       join file on file.site_id = $1 and file.id = held.file_id
       join page on page.site_id = $1 and page.id = held.page_id
       join page_version version on version.site_id = $1 and version.id = page.version_id
       join page_document document on document.site_id = $1 and document.hash = version.hash
       where held.site_id = $1 and held.in_published order by file.name`,
      [tx.siteId],
    ),
  );

it("pictures and linked files come with the pages, and their links lead to them (long)", async () => {
  const { report } = await bring();
  const files = await held();
  expect(files.map(({ name, width }) => [name, width])).toEqual([
    ["chart (1).png", 50],
    ["plan.pdf", null],
  ]);
  expect(files[0]?.text).toContain(`![The chart](/-/file/${files[0]?.id}/chart%20%281%29.png)`);
  expect(files[0]?.text).toContain(`[plan](/-/file/${files[1]?.id}/plan.pdf)`);
  expect(report).toContain("2 pictures and other files came along.");
  expect(report).toContain(
    "fog.md:3  img/broken.png  img/broken.png was not brought in: Invalid image format. We support PNG, GIF, JPG, and BMP.",
  );
  expect(report).toContain("fog.md:4  ../secret.png  leads out of the imported folder");
  expect(report).toContain("fog.md:4  img/out.png  there is no file img/out.png");
  expect(report).toContain("fog.md:4  img/gone.png  there is no file img/gone.png");
  expect(report).toContain(
    "2 files are linked from no page and were left out:\n  img/broken.png\n  unused.bin",
  );
});

it("again, the same files stay, and a changed one comes anew (long)", async () => {
  const before = await held();
  expect((await bring()).pages.map(({ outcome }) => outcome)).toEqual(["unchanged"]);
  expect((await held()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  writeFileSync(join(folder, "plan.pdf"), "%PDF-1.7\nnew");
  expect((await bring()).pages.map(({ outcome }) => outcome)).toEqual(["updated"]);
  const after = await held();
  expect(after[0]?.id).toBe(before[0]?.id);
  expect(after[1]?.id).not.toBe(before[1]?.id);
});

it("a number in an imported text gives its readers nothing, whoever imports it (long)", async () => {
  const secret = await keptFile(world, world.olga, { bytes: Buffer.from("figures"), name: "figures.bin" });
  writeFileSync(join(folder, "lure.md"), `# Lure\n\n![x](/-/file/${secret.id}/figures.bin)\n`);
  await bring(world.olga);
  const texts = await held();
  expect(texts.map(({ id }) => id)).not.toContain(secret.id);
});
