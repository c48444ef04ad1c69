import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let tides: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  tides = await madePage(world, "Tides", { slug: "tides" });
});
afterAll(() => world.close());

/** Types a title and sends the form of the page, as a browser does that has no script yet. */
function sendTitle(title: string): (page: Document) => void {
  return (page) => {
    const field = page.querySelector<HTMLInputElement>("main input[name=title], dialog input[name=title]");
    if (!field?.form) throw new Error("there is no title to type");
    field.value = title;
    field.form.requestSubmit();
  };
}

function boxOf(page: Document, label: string): HTMLInputElement {
  const box = [...page.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].find((each) =>
    each.closest("label")?.textContent?.startsWith(label),
  );
  if (!box) throw new Error(`there is no box ${label}`);
  return box;
}

describe("what is done before the script has come is done when it has", () => {
  it("a page that is renamed and saved has its new name (long)", async () => {
    const before = sendTitle("Tide tables");
    const screen = await shown(world, world.ed, `/page/properties/${tides}/`, { before });
    expect(screen.address).toBe("/tides/");
    expect(screen.names("heading", screen.part("main"))).toContain("Tide tables");
  });

  it("a page that is created is made with its title, once (long)", async () => {
    const screen = await shown(world, world.ed, "/new/", { before: sendTitle("Buoys") });
    expect(screen.address).toBe("/buoys/?edit");
    expect(screen.sent.filter(({ path }) => path.endsWith("/create/0/"))).toHaveLength(1);
  });

  it("a copy is made with its title (long)", async () => {
    const screen = await shown(world, world.ed, `/page/copy/${tides}/0/`, { before: sendTitle("Copied") });
    expect(screen.address).toBe("/copied/?edit");
  });

  it("boxes that were ticked under permissions count as changes, and are saved (long)", async () => {
    const path = `/page/settings/${tides}/`;
    const screen = await shown(world, world.ed, path, {
      before: (page) => {
        boxOf(page, "Everyone at Noordervaart can edit").click();
        boxOf(page, "Follow: Everyone at Noordervaart").click();
        boxOf(page, "Administrators can view").click();
      },
    });
    const box = (name: string) => screen.part("checkbox", name) as HTMLInputElement;
    expect(box("Everyone at Noordervaart can edit").checked).toBe(true);
    // What is locked is as it was.
    expect(box("Administrators can view").checked).toBe(true);
    expect(screen.text()).toContain("1 unsaved change");
    await screen.click("button", "Save");
    const again = await shown(world, world.ed, path);
    for (const name of ["Everyone at Noordervaart can edit", "Follow: Everyone at Noordervaart"])
      expect((again.part("checkbox", name) as HTMLInputElement).checked).toBe(true);
  });

  it("a box that the browser itself has brought back after a reload is nobody's change (long)", async () => {
    const name = "Editors can view";
    const screen = await shown(world, world.ed, `/page/settings/${tides}/`, {
      before: (page) => {
        boxOf(page, name).checked = false;
      },
    });
    expect((screen.part("checkbox", name) as HTMLInputElement).checked).toBe(true);
    expect(screen.text()).not.toContain("unsaved change");
  });

  const details = (page: Document) => {
    const way = [...page.querySelectorAll("label")].find((each) => each.title === "Details");
    const radio = way?.querySelector("input");
    if (!radio) throw new Error("there is no other way");
    return radio;
  };

  it("a way to see the list of pages that was chosen is the one that is shown (long)", async () => {
    const before = (page: Document) => details(page).click();
    const screen = await shown(world, world.vera, "/pages/", { before });
    expect((screen.part("radio", "Details") as HTMLInputElement).checked).toBe(true);
    expect(screen.parts("columnheader")).not.toEqual([]);
  });

  it("a way that the browser has brought back is not (long)", async () => {
    const before = (page: Document) => void (details(page).checked = true);
    const screen = await shown(world, world.ed, "/pages/", { before });
    const chosen = (screen.parts("radio") as HTMLInputElement[]).filter(({ checked }) => checked);
    expect(chosen.map((radio) => radio.closest("label")?.title)).toEqual(["Grouped list"]);
    expect(screen.parts("columnheader")).toEqual([]);
  });

  it("a search needs no script, and is sent by the browser itself (long)", async () => {
    const screen = await shown(world, world.vera, "/people/", {
      before: (page) => {
        const field = page.querySelector<HTMLInputElement>("form.search-form input");
        if (!field?.form) throw new Error("there is no search");
        field.value = "fog";
        field.form.requestSubmit();
      },
    });
    expect(screen.address).toBe("/pages/?q=fog");
  });
});
