import { expect, it } from "vitest";
import type { MailLook } from "#kernel/site-look.ts";
import { mailOf } from "./letter.tsx";

const letter = (look: MailLook) =>
  mailOf({
    language: "en",
    to: "vera@noordervaart.example",
    subject: "A link",
    greeting: "Dear Vera,",
    paragraphs: ["Here it is."],
    action: { label: "Open", address: "https://noordervaart.example/x/", isSecret: false },
    from: "Noordervaart <b>",
    look,
  });
const address = "https://noordervaart.example/-/theme/logo?w=320";

it("wears the accent of its site, dark enough for the words on its button", () => {
  expect(letter({ accent: "#c1121f", logo: null }).html).toContain("background:#c1121f");
  const pale = letter({ accent: "#fff3a3", logo: null }).html;
  expect(pale).toContain("background:#827625");
  expect(pale).not.toContain("#fff3a3");
});

it("shows the logo in a size that is written down, with the name in words", () => {
  const { html, text } = letter({ accent: "#c1121f", logo: { address, width: 512, height: 512 } });
  expect(html).toContain(`<img src="${address}" alt=""`);
  expect(html).toContain('width="32" height="32"');
  expect(html).toContain("Noordervaart &lt;b&gt;</span>");
  expect(text).toContain("Noordervaart <b>");
});

it("a wide logo stands for the name, which is read where pictures are not loaded", () => {
  const { html } = letter({ accent: "#c1121f", logo: { address, width: 2000, height: 100 } });
  expect(html).toContain('alt="Noordervaart &lt;b&gt;"');
  expect(html).toContain('width="240" height="12"');
  expect(html).not.toContain("</span>");
});
