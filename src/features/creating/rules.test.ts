import { describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { cutTitle, mayCopyVersion, sharesOfCopy, sharingOfCopy } from "./rules.ts";
import type { ReadPage } from "#features/pages/store.ts";
import { firstShares } from "#features/access/rules.ts";

const ed = { personId: 7, role: "editor", withSubsites: false } as unknown as Viewer;
const ada = { personId: 8, role: "admin", withSubsites: false } as unknown as Viewer;

describe("a version", () => {
  it("is copied by readers of the page while they see it, and by its editors also later [POPT-07]", () => {
    const tries = [true, false].flatMap((mayEdit) =>
      [true, false].map((isCurrent) => mayCopyVersion({ id: 1, mayEdit }, { isCurrent }).allowed),
    );
    expect(tries).toEqual([true, true, true, false]);
  });
});

describe("a copy", () => {
  it("is shared as its page for those who edit that, and tells others nothing of its shares", () => {
    const sharing = (audience: ReadPage["audience"], { mayEdit = false, everyone = false } = {}) =>
      sharingOfCopy({ mayEdit, audience, seenBy: { everyone } });
    for (const audience of ["public", "password", "everybody", "some"] as const)
      expect(sharing(audience, { mayEdit: true })).toBe("alike");
    for (const audience of ["public", "everybody", "subsite"] as const)
      expect(sharing(audience)).toBe("everybody");
    for (const audience of ["editors", "some"] as const) expect(sharing(audience)).toBe("own");
  });

  it("of a page that is open by its password is no more open than the page is to those of the site", () => {
    const page = { mayEdit: false, audience: "password" } as const;
    expect(sharingOfCopy({ ...page, seenBy: { everyone: true } })).toBe("everybody");
    expect(sharingOfCopy({ ...page, seenBy: { everyone: false } })).toBe("own");
    expect(sharingOfCopy({ ...page, seenBy: null })).toBe("own");
  });

  it("is always edited by whoever makes it [PRUL-05]", () => {
    const vera = { principalId: principal("person", 5), mayEdit: false };
    const own = { principalId: principal("person", 7), mayEdit: true };
    expect(sharesOfCopy("alike", [vera], ed)).toEqual([vera, own]);
    expect(sharesOfCopy("own", [vera], ed)).toEqual([own]);
    expect(sharesOfCopy("own", [vera], ada)).toEqual([]);
    expect(sharesOfCopy("everybody", [vera], ed)).toEqual(firstShares);
  });

  it("has a title that fits, no letter of it cut in half [PPRP-01]", () => {
    expect(cutTitle("Copy of Fog", 120)).toBe("Copy of Fog");
    expect(cutTitle("Copy of Fog", 8)).toBe("Copy of");
    expect(cutTitle("Tide 🌊🌊", 8)).toBe("Tide 🌊");
  });
});
