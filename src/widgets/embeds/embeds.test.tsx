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
  ["http://vimeo.com/76979871", "Vimeo", "https://player.vimeo.com/video/76979871?dnt=1"],
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
  [
    "https://www.dailymotion.com/video/x8abc",
    "Dailymotion",
    "https://geo.dailymotion.com/player.html?video=x8abc",
  ],
  ["https://crew.wistia.com/medias/ab12cd", "Wistia", "https://fast.wistia.net/embed/iframe/ab12cd"],
  ["https://share.vidyard.com/watch/Ab_1", "Vidyard", "https://play.vidyard.com/Ab_1"],
  ["https://archive.org/details/night-ferry", "Internet Archive", "https://archive.org/embed/night-ferry"],
  [
    "https://soundcloud.com/crew/fog",
    "SoundCloud",
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fcrew%2Ffog",
  ],
  [
    "https://podcasts.apple.com/nl/podcast/fog/id12",
    "Apple Podcasts",
    "https://embed.podcasts.apple.com/nl/podcast/fog/id12",
  ],
  ["https://music.apple.com/nl/album/fog/12", "Apple Music", "https://embed.music.apple.com/nl/album/fog/12"],
  ["https://www.deezer.com/nl/track/12", "Deezer", "https://widget.deezer.com/widget/auto/track/12"],
  [
    "https://www.mixcloud.com/crew/fog/",
    "Mixcloud",
    "https://www.mixcloud.com/widget/iframe/?feed=%2Fcrew%2Ffog%2F",
  ],
  [
    "https://www.figma.com/file/a/b",
    "Figma",
    "https://www.figma.com/embed?embed_host=atrium&url=https%3A%2F%2Fwww.figma.com%2Ffile%2Fa%2Fb",
  ],
  ["https://lucid.app/documents/embedded/a-1", "Lucid", "https://lucid.app/documents/embedded/a-1"],
  ["https://trello.com/b/AbC1/crew", "Trello", "https://trello.com/b/AbC1.html"],
  ["https://padlet.com/crew/tide-tables-abcd1234", "Padlet", "https://padlet.com/embed/abcd1234"],
  ["https://crew.typeform.com/to/Ab1", "Typeform", "https://crew.typeform.com/to/Ab1"],
  ["https://app.powerbi.com/view?r=ab", "Power BI", "https://app.powerbi.com/view?r=ab"],
  [
    "https://public.tableau.com/views/Tides/Sheet",
    "Tableau",
    "https://public.tableau.com/views/Tides/Sheet?%3Aembed=y&%3AshowVizHome=no",
  ],
  ["https://datawrapper.dwcdn.net/aB1/2/", "Datawrapper", "https://datawrapper.dwcdn.net/aB1/2/"],
  ["https://calendly.com/crew/berth", "Calendly", "https://calendly.com/crew/berth?embed_type=Inline"],
  ["https://prezi.com/view/aB1/", "Prezi", "https://prezi.com/p/embed/aB1/"],
  ["https://view.genially.com/ab12", "Genially", "https://view.genially.com/ab12"],
  [
    "https://www.mentimeter.com/app/presentation/ab12/edit",
    "Mentimeter",
    "https://www.mentimeter.com/app/presentation/ab12/embed",
  ],
  [
    `https://sketchfab.com/3d-models/ferry-${"0a".repeat(16)}`,
    "Sketchfab",
    `https://sketchfab.com/models/${"0a".repeat(16)}/embed`,
  ],
  ["https://codesandbox.io/s/ab12", "CodeSandbox", "https://codesandbox.io/embed/ab12"],
  ["https://stackblitz.com/edit/ab12", "StackBlitz", "https://stackblitz.com/edit/ab12?embed=1"],
])("%s is something of %s [WIDG-20]", (address, service, src) => {
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
])("%j is no address of a known service, and shows nothing [WIDG-20]", (address) => {
  expect(serviceAt(address)).toBeNull();
  expect(html({ address })).toBe("");
});
