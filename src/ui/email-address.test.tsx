import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EmailAddress } from "./email-address.tsx";

it("an address goes on behind its @, and before its last dot, where it has no room on one line", () => {
  expect(renderToStaticMarkup(<EmailAddress email="vera@noordervaart.example" />)).toBe(
    "<bdi>vera@<wbr/>noordervaart<wbr/>.example</bdi>",
  );
  expect(renderToStaticMarkup(<EmailAddress email="" />)).toBe("<bdi><wbr/><wbr/></bdi>");
});
