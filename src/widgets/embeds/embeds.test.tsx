import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { type Embeds, embeds } from "./schema.ts";
import { serviceAt } from "./services.ts";
import { EmbedsView } from "./view.tsx";

const html = (content: Partial<Embeds>) =>
  renderToStaticMarkup(<EmbedsView content={{ ...embeds.empty(), ...content }} say={sayIn("en")} />);

it("an embed shows a known service in the site's own frame, which loads nothing before a click [WIDG-20] [WIDG-08]", () => {
  expect(html({ address: "https://vimeo.com/76979871", title: "Harbour <b>" })).toBe(
    '<div class="kit-embed"><details class="kit-embed-fold kit-embed-video"><summary class="kit-embed-still">' +
      '<span class="kit-embed-sign" aria-hidden="true"></span><span class="kit-embed-name" dir="auto">Harbour &lt;b&gt;</span> ' +
      '<span class="kit-embed-source">Click to load from player.vimeo.com</span></summary>' +
      '<iframe class="kit-embed-frame" src="/-/frame/?src=https%3A%2F%2Fplayer.vimeo.com%2Fvideo%2F76979871%3Fdnt%3D1" ' +
      'title="Harbour &lt;b&gt;" loading="lazy" allowFullScreen=""></iframe></details>' +
      '<a class="kit-embed-link" href="https://vimeo.com/76979871" target="_blank" rel="noopener noreferrer">Open on Vimeo</a></div>',
  );
  for (const height of [300, 600])
    expect(html({ address: "https://www.figma.com/file/a/b", height })).toContain(
      `style="block-size:${height}px"`,
    );
});

it.each([
  ["https://vimeo.com/76979871", "Vimeo", "https://player.vimeo.com/video/76979871?dnt=1"],
  ["vimeo.com/channels/staffpicks/76979871", "Vimeo", "https://player.vimeo.com/video/76979871?dnt=1"],
  ["https://www.loom.com/share/0281766fa2d0", "Loom", "https://www.loom.com/embed/0281766fa2d0"],
  ["https://www.ted.com/talks/a_talk", "TED", "https://embed.ted.com/talks/a_talk"],
  [
    "https://open.spotify.com/intl-de/album/1DFixLWuPkv3KT3TnV35m3?si=x",
    "Spotify",
    "https://open.spotify.com/embed/album/1DFixLWuPkv3KT3TnV35m3",
  ],
  ["https://miro.com/app/board/uXjVO1aB2cD=/", "Miro", "https://miro.com/app/live-embed/uXjVO1aB2cD=/"],
  [
    "https://www.canva.com/design/DAF1/AbC_2/view",
    "Canva",
    "https://www.canva.com/design/DAF1/AbC_2/view?embed",
  ],
  ["https://airtable.com/appAbc/shrXyz123", "Airtable", "https://airtable.com/embed/appAbc/shrXyz123"],
  ["https://forms.office.com/r/AbCdEf", "Microsoft Forms", "https://forms.office.com/r/AbCdEf?embed=true"],
  ["https://codepen.io/team/pen/PNaGbb", "CodePen", "https://codepen.io/team/embed/PNaGbb"],
  [
    "https://public.flourish.studio/visualisation/12345/",
    "Flourish",
    "https://flo.uri.sh/visualisation/12345/embed",
  ],
])("%s is something of %s", (address, service, src) => {
  expect(serviceAt(address)).toMatchObject({ service, src });
});

it.each([
  "https://example.org/76979871",
  "https://vimeo.com.evil.example/76979871",
  "https://evil.example/vimeo.com/1",
  "https://notvimeo.com/1",
  "https://user:word@vimeo.com/76979871",
  "https://vimeo.com/features",
  "ftp://vimeo.com/76979871",
  "javascript:alert(1)//vimeo.com/1",
  "",
])("%j is no address of a known service, and shows nothing", (address) => {
  expect(serviceAt(address)).toBeNull();
  expect(html({ address })).toBe("");
});
