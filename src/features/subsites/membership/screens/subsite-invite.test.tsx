import { expect, it } from "vitest";
import { drawn } from "#testing/screens/drawn.tsx";
import { SubsiteInvite } from "./subsite-invite.tsx";

const hint = "You can only add people who already have an account on this site.";

it("tells those alone of accounts who may add nobody new [INVT-10] [INVT-20]", () => {
  const says = (takesNew: boolean) =>
    drawn(<SubsiteInvite subsiteId={7} takesNew={takesNew} autoJoins={false} />).includes(hint);
  expect([says(false), says(true)]).toEqual([true, false]);
});

it("takes addresses, one of the roles, a viewer's at first, and where there are some the auto-join subsites, ticked [INVT-04] [SUBS-11]", () => {
  const boxes = (autoJoins: boolean) => {
    const html = drawn(<SubsiteInvite subsiteId={7} takesNew autoJoins={autoJoins} />);
    const roles = [...html.matchAll(/<input[^>]*type="radio"[^>]*value="(\w+)"/g)].map(([, role]) => role);
    expect([roles, html.includes(">Email addresses<")]).toEqual([["viewer", "editor", "admin"], true]);
    const [chosen = ""] = (html.match(/<input[^>]*>/g) ?? []).filter((input) => input.includes("checked"));
    expect(chosen).toContain('value="viewer"');
    return [...html.matchAll(/<label[^>]*>(<input[^>]*type="checkbox"[^>]*>.*?)<\/label>/g)].map(
      ([, box = ""]) => [box.replaceAll(/<[^>]*>/g, ""), box.includes("checked")],
    );
  };
  expect([boxes(true), boxes(false)]).toEqual([[["also add to auto-join subsites", true]], []]);
});
