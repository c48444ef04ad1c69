import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { searchPages } from "#features/pages/browsing/contract.ts";
import { removePage, restorePage, trashPage } from "#features/pages/trash/contract.ts";
import { saveProperties, savePageEdit } from "#features/properties/contract.ts";
import { searchEverything } from "#features/search/contract.ts";
import { principal } from "#kernel/actor.ts";
import type { ReadText } from "#storage/texts/text-reader.ts";
import { as, worldNow } from "#testing/as.ts";
import { pageWithFiles, readFiles, showFiles } from "#testing/file-words.ts";
import { query } from "#testing/folders.ts";
import { keptFile } from "#testing/kept-files.ts";
import { docxOf, pdfOf } from "#testing/office-files.ts";
import { openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
let apart: SubsiteWorld;
beforeAll(async () => {
  [world, apart] = await Promise.all([openWorld("a hash"), openSubsiteWorld("a hash")]);
});
afterAll(() => Promise.all([world.close(), apart.close()]));

let made = 0;
/** A word that nothing else says. */
const someWord = () => `gannet${String.fromCharCode(97 + (made % 26))}${made++}x`;
const textFile = (text: string, name = "notes.txt", of: World = world) =>
  keptFile(of, of.ed, { bytes: Buffer.from(text), name });

/** What the search of the top bar finds, which is what the list of pages finds. */
async function found(who: WorldPerson | "visitor", q: string, of: World = world) {
  const [box, list] = [
    await as(of, who).call(searchEverything, { q }),
    await as(of, who).call(searchPages, { q }),
  ];
  if (!box.success || !list.success) throw new Error("a search was refused");
  const names = box.results.map(({ desc }) => desc);
  // In subsites the list has pages of one alone.
  expect(of.standing ? names : list.search_pages.map(({ title_s }) => title_s)).toEqual(names);
  return box.results.map(({ desc, prv }) => `${desc} | ${prv}`);
}

it("a page is found by the words in a text file that it shows, and says in which file they stand", async () => {
  const word = someWord();
  const file = await textFile(`When the fog comes in, sound the ${word} horn twice.`);
  await pageWithFiles(world, [file]);
  expect(await found(world.vera, word)).toEqual([]);
  await readFiles(world);
  expect(await found(world.vera, word)).toEqual([
    `Tides | In notes.txt: When the fog comes in, sound the ${word} horn twice.`,
  ]);
});

it("a PDF and a Word document are found by the address of the search, each in its own words (long)", async () => {
  const [tide, siren] = [someWord(), someWord()];
  const files = [
    await keptFile(world, world.ed, { bytes: pdfOf(`High ${tide} at noon`), name: "Handbook 2026.pdf" }),
    await keptFile(world, world.ed, {
      bytes: await docxOf("Nobody sleeps", `through a ${siren}`),
      name: "sirens.docx",
    }),
  ];
  await pageWithFiles(world, files, { title: "On watch" });
  await readFiles(world);
  const web = await openTestWeb(world);
  try {
    const vera = await web.browser(world.vera);
    const linesOf = async (q: string) => {
      const { body } = await vera.get(`/ajax/search/?q=${q}`);
      return (body as { results: { desc: string; prv: string }[] }).results.map(
        ({ desc, prv }) => `${desc} | ${prv}`,
      );
    };
    expect(await linesOf(tide)).toEqual([`On watch | In Handbook 2026.pdf: High ${tide} at noon`]);
    expect(await linesOf(`${siren} sleeps`)).toEqual([
      `On watch | In sirens.docx: Nobody sleeps through a ${siren}`,
    ]);
    expect(await linesOf(tide.slice(0, -2))).toEqual(await linesOf(tide));
  } finally {
    await web.close();
  }
});

it("words of which some stand on the page and some in its file are found, and those of the page are shown where it has all (long)", async () => {
  const [own, inside] = [someWord(), someWord()];
  const page = await pageWithFiles(world, [await textFile(`About ${inside}.`)], { title: `Log ${own}` });
  await readFiles(world);
  expect(await found(world.vera, `${own} ${inside}`)).toEqual([
    `Log ${own} | In notes.txt: About ${inside}.`,
  ]);
  expect(await found(world.vera, own)).toEqual([`Log ${own} | `]);
  await as(world, world.ed).call(saveProperties, {
    page_id: page,
    settings: JSON.stringify({ title: "Logbook" }),
  } as never);
  expect(await found(world.vera, inside)).toHaveLength(1);
});

it("a word far inside of a long file is shown with the words around it, whatever accents it has (long)", async () => {
  const word = someWord();
  const filler = "Zoë straße 東京 sails along. ".repeat(4000);
  await pageWithFiles(world, [await textFile(`${filler}Here, É${word} waits. ${filler}`)]);
  await readFiles(world);
  const [line] = await found(world.vera, `e${word}`);
  expect(line).toContain(`Here, É${word} waits. Zoë straße`);
});

describe("who is found a page by words in its files is who is found it by its own", () => {
  const shares = {
    nobody: [],
    editors: [{ principalId: principal("editors"), mayEdit: true }],
    everybody: firstShares,
    world: [{ principalId: principal("public"), mayEdit: false }],
    vera: () => [{ principalId: principal("person", world.vera.id), mayEdit: false }],
  } as const;

  it.each(Object.keys(shares) as (keyof typeof shares)[])(
    "shared with %s, on a site without subsites (long)",
    async (name) => {
      const [own, inside] = [someWord(), someWord()];
      const given = shares[name];
      await pageWithFiles(world, [await textFile(inside)], {
        title: own,
        shares: typeof given === "function" ? given() : given,
      });
      await readFiles(world);
      for (const who of [world.olga, world.ada, world.ed, world.vera, world.xavi, "visitor"] as const)
        expect((await found(who, inside)).length).toBe((await found(who, own)).length);
      expect(await found(world.ed, inside)).toHaveLength(name === "nobody" || name === "vera" ? 0 : 1);
    },
  );

  it("in each subsite, open or closed (long)", async () => {
    const counts = new Set<number>();
    for (const place of ["crew", "harbour", "attic", "board"] as const) {
      const [own, inside] = [someWord(), someWord()];
      const file = await textFile(inside, "notes.txt", apart);
      await pageWithFiles(apart, [file], { title: own, folderId: apart[place].mainFolderId });
      await readFiles(apart);
      for (const who of [apart.olga, apart.ada, apart.ed, apart.vera, apart.xavi, "visitor"] as const) {
        const hits = await found(who, inside, apart);
        expect(hits.length, place).toBe((await found(who, own, apart)).length);
        counts.add(hits.length);
      }
    }
    expect(counts).toEqual(new Set([0, 1]));
  });
});

describe("nothing is found of a file any more", () => {
  async function searched() {
    const word = someWord();
    const page = await pageWithFiles(world, [await textFile(`Tell ${word}.`)]);
    await readFiles(world);
    expect(await found(world.vera, word)).toHaveLength(1);
    return { page, word };
  }

  it("once its page is closed to the reader (long)", async () => {
    const { page, word } = await searched();
    await as(world, world.ed).call(savePageEdit, {
      page_id: page,
      settings: JSON.stringify({ permission_state: { all: { view: false } } }),
    } as never);
    expect([await found(world.vera, word), (await found(world.ed, word)).length]).toEqual([[], 1]);
  });

  it("while its page is in the trash, and after it is removed (long)", async () => {
    const { page, word } = await searched();
    await as(world, world.ed).call(trashPage, { page_id: page });
    expect(await found(world.olga, word)).toEqual([]);
    await as(world, world.ed).call(restorePage, { id: page });
    expect(await found(world.vera, word)).toHaveLength(1);
    await as(world, world.ed).call(trashPage, { page_id: page });
    await as(world, world.ed).call(removePage, { id: page });
    expect(await found(world.olga, word)).toEqual([]);
  });

  it("once the page shows another in its place, or none (long)", async () => {
    const { page, word } = await searched();
    const next = someWord();
    await showFiles(world, page, [await textFile(`Now ${next}.`)]);
    await readFiles(world);
    expect([await found(world.vera, word), (await found(world.vera, next)).length]).toEqual([[], 1]);
    await showFiles(world, page, []);
    await readFiles(world);
    expect(await found(world.vera, next)).toEqual([]);
  });
});

it("what a page shows to people of the site alone is not searched: visitors would be told of it (long)", async () => {
  const word = someWord();
  const page = await pageWithFiles(world, [await textFile(word)]);
  await query(world, "update page_file set for_people = true where site_id = $1 and page_id = $2", page);
  await readFiles(world);
  expect(await found(world.vera, word)).toEqual([]);
});

it("equal files are read once, and nothing that holds no words (long)", async () => {
  const word = someWord();
  const read: string[] = [];
  const readText: ReadText = async (_, kind) => {
    read.push(kind);
    return { letters: word, plain: word, words: [word] };
  };
  const files = [await textFile(word, "a.txt"), await textFile(word, "b.txt")];
  const picture = await keptFile(world, world.ed, { bytes: Buffer.from([0, 1, 2, made]), name: "c.bin" });
  for (const file of [...files, picture]) await pageWithFiles(world, [file], { title: file.name });
  await readFiles(world, { readText });
  await readFiles(world, { readText });
  expect(read).toEqual(["text"]);
  expect((await found(world.vera, word)).toSorted()).toEqual([
    `a.txt | In a.txt: ${word}`,
    `b.txt | In b.txt: ${word}`,
  ]);
});

describe("a file that cannot be read", () => {
  const later = (minutes: number) => new Date(worldNow.getTime() + minutes * 60_000);

  it("is tried three times, with pauses, and then left alone with a line in the log (long)", async () => {
    const word = someWord();
    const file = await textFile(word);
    await pageWithFiles(world, [file]);
    let tries = 0;
    const readText: ReadText = async () => {
      tries++;
      return "too-large";
    };
    const lines: string[] = [];
    for (const minutes of [0, 1, 9, 10, 15, 20, 30, 40, 400])
      lines.push(...(await readFiles(world, { readText, now: later(minutes) })));
    expect(tries).toBe(3);
    expect(lines).toEqual([
      `The words in file ${file.id} of site ${world.siteId} are not searched: too-large.`,
    ]);
    expect(await found(world.vera, word)).toEqual([]);
  });

  it("is tried once where it will never be, and holds up no other (long)", async () => {
    const [word, file] = [
      someWord(),
      await keptFile(world, world.ed, { bytes: Buffer.from(`%PDF-1.7\n${someWord()}`), name: "a.pdf" }),
    ];
    await pageWithFiles(world, [file, await textFile(word)]);
    expect(await readFiles(world)).toHaveLength(1);
    expect(await readFiles(world, { now: later(30) })).toEqual([]);
    expect(await found(world.vera, word)).toHaveLength(1);
  });
});
