import { expect, it } from "vitest";
import type { MailLook } from "#kernel/site-look.ts";
import { words } from "#kernel/words.ts";
import { sayIn } from "#languages/say-in.ts";
import { type Letter, mailOf } from "./letter.tsx";

const named = words("letter-test", {
  subject: "A link from {site}",
  text: "{by} sends it.",
  open: "Open {what}",
  closing: "Bye",
});
const letter = (look: MailLook, over: Partial<Letter> = {}) =>
  mailOf(
    {
      to: { email: "vera@noordervaart.example", name: "Vera" },
      subject: named.subject,
      paragraphs: [named.text],
      action: { label: named.open, address: "https://noordervaart.example/x/" },
      closing: named.closing,
      values: { by: "Ed", what: "it" },
      ...over,
    },
    { name: "Noordervaart <b>", look },
    sayIn("en"),
  );
const plain = { accent: "#c1121f", logo: null } as const;
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

it("says the same in both parts: greeting, sentences with the site in them, what to do, and who sends it", () => {
  const { to, subject, html, text } = letter(plain);
  expect([to, subject]).toEqual(["vera@noordervaart.example", "A link from Noordervaart <b>"]);
  expect(text).toBe(
    "Hello Vera,\n\nEd sends it.\n\nOpen it:\nhttps://noordervaart.example/x/\n\nBye\n\n-- \nNoordervaart <b>\n",
  );
  for (const said of ["Hello Vera,", "Ed sends it.", ">Open it</a>", "Bye"]) expect(html).toContain(said);
  expect(letter(plain, { to: { email: "x@y.example", name: null } }).text).toMatch(/^Hello,\n/);
});

it("quotes what somebody wrote, line by line, in both parts", () => {
  const { html, text } = letter(plain, { paragraphs: [named.text, { quote: "One\n\nTwo" }] });
  expect(text).toContain("Ed sends it.\n\n> One\n> \n> Two\n\n");
  expect(html).toMatch(/border-inline-start:3px[^>]*><p[^>]*>One<\/p><p[^>]*>Two<\/p><\/div>/);
});

it("is no wider than its sheet, however long an address in it is", () => {
  const { html } = letter(plain);
  expect(html).toMatch(/data-look="sheet" style="[^"]*word-break:break-word;overflow-wrap:anywhere/);
});
