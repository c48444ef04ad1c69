import { hostOf, httpsAddress } from "../kit/embed.ts";

/** What is shown of an address of a known service. */
export type Found = {
  readonly service: string;
  readonly src: string;
  readonly address: string;
  readonly isVideo: boolean;
};

/** A service: the hosts of its addresses, and the frame for one of them; null for its pages that have none. */
type Service = {
  readonly name: string;
  readonly hosts: RegExp;
  readonly isVideo?: true;
  readonly frame: (url: URL) => string | null;
};

const id = "([\\w-]{1,100})";

/** The frame for addresses whose path begins like `path`; what its groups found is put into `$1` and `$2`. */
function byPath(path: string, frame: string): Service["frame"] {
  const pattern = new RegExp(`^/${path}(?:/|$)`);
  return ({ pathname }) => {
    const found = pattern.exec(pathname);
    return found && frame.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? "");
  };
}

/** The frame that is told the whole address. */
function byAddress(frame: string): Service["frame"] {
  return (url) => frame + encodeURIComponent(url.href);
}

/** The address itself, with something said in its query. */
function asItIs(path: RegExp, said: Readonly<Record<string, string>> = {}): Service["frame"] {
  return (url) => {
    if (!path.test(url.pathname)) return null;
    const frame = new URL(url.href);
    for (const [name, value] of Object.entries(said)) frame.searchParams.set(name, value);
    return frame.href;
  };
}

/** The services that are known (decision 0129): a line each. */
const services: readonly Service[] = [
  {
    name: "Vimeo",
    hosts: /^vimeo\.com$/,
    isVideo: true,
    frame: byPath("(?:channels/[\\w-]+/)?(\\d{1,15})", "https://player.vimeo.com/video/$1?dnt=1"),
  },
  {
    name: "Vimeo",
    hosts: /^player\.vimeo\.com$/,
    isVideo: true,
    frame: asItIs(/^\/video\/\d/, { dnt: "1" }),
  },
  {
    name: "Loom",
    hosts: /^loom\.com$/,
    isVideo: true,
    frame: byPath(`(?:share|embed)/${id}`, "https://www.loom.com/embed/$1"),
  },
  {
    name: "Dailymotion",
    hosts: /^dailymotion\.com$/,
    isVideo: true,
    frame: byPath(`video/${id}`, "https://geo.dailymotion.com/player.html?video=$1"),
  },
  {
    name: "Wistia",
    hosts: /\.wistia\.com$/,
    isVideo: true,
    frame: byPath(`medias/${id}`, "https://fast.wistia.net/embed/iframe/$1"),
  },
  {
    name: "TED",
    hosts: /^ted\.com$/,
    isVideo: true,
    frame: byPath(`talks/${id}`, "https://embed.ted.com/talks/$1"),
  },
  {
    name: "Vidyard",
    hosts: /^(?:share|play)\.vidyard\.com$/,
    isVideo: true,
    frame: byPath(`(?:watch/)?${id}`, "https://play.vidyard.com/$1"),
  },
  {
    name: "Internet Archive",
    hosts: /^archive\.org$/,
    isVideo: true,
    frame: byPath("(?:details|embed)/([\\w.-]{1,150})", "https://archive.org/embed/$1"),
  },
  {
    name: "Spotify",
    hosts: /^open\.spotify\.com$/,
    frame: byPath(
      `(?:intl-\\w+/)?(track|album|playlist|episode|show|artist)/${id}`,
      "https://open.spotify.com/embed/$1/$2",
    ),
  },
  {
    name: "SoundCloud",
    hosts: /^soundcloud\.com$/,
    frame: byAddress("https://w.soundcloud.com/player/?url="),
  },
  {
    name: "Apple Podcasts",
    hosts: /^podcasts\.apple\.com$/,
    frame: (url) => `https://embed.podcasts.apple.com${url.pathname}`,
  },
  {
    name: "Apple Music",
    hosts: /^music\.apple\.com$/,
    frame: (url) => `https://embed.music.apple.com${url.pathname}`,
  },
  {
    name: "Deezer",
    hosts: /^deezer\.com$/,
    frame: byPath(
      "(?:\\w\\w/)?(track|album|playlist|show|episode)/(\\d{1,15})",
      "https://widget.deezer.com/widget/auto/$1/$2",
    ),
  },
  {
    name: "Mixcloud",
    hosts: /^mixcloud\.com$/,
    frame: (url) => `https://www.mixcloud.com/widget/iframe/?feed=${encodeURIComponent(url.pathname)}`,
  },
  {
    name: "Figma",
    hosts: /^figma\.com$/,
    frame: byAddress("https://www.figma.com/embed?embed_host=atrium&url="),
  },
  {
    name: "Miro",
    hosts: /^miro\.com$/,
    frame: byPath("app/(?:board|live-embed|embed)/([\\w=-]{1,60})", "https://miro.com/app/live-embed/$1/"),
  },
  {
    name: "Canva",
    hosts: /^canva\.com$/,
    frame: byPath(`design/${id}/${id}`, "https://www.canva.com/design/$1/$2/view?embed"),
  },
  { name: "Lucid", hosts: /^lucid\.app$/, frame: asItIs(/^\/documents\/embedded\//) },
  {
    name: "Airtable",
    hosts: /^airtable\.com$/,
    frame: byPath("(?:embed/)?((?:app\\w+/)?shr\\w+)", "https://airtable.com/embed/$1"),
  },
  { name: "Trello", hosts: /^trello\.com$/, frame: byPath(`b/${id}`, "https://trello.com/b/$1.html") },
  {
    name: "Padlet",
    hosts: /^padlet\.com$/,
    frame: byPath("(?:embed/|[\\w-]+/(?:[\\w-]+-)?)([a-z0-9]{8,24})", "https://padlet.com/embed/$1"),
  },
  { name: "Typeform", hosts: /\.typeform\.com$/, frame: asItIs(/^\/to\/\w/) },
  {
    name: "Microsoft Forms",
    hosts: /^forms\.(?:office|cloud\.microsoft|microsoft)(?:\.com)?$/,
    frame: asItIs(/^\/(?:r\/|e\/|Pages\/ResponsePage)/i, { embed: "true" }),
  },
  { name: "Power BI", hosts: /^app\.powerbi\.com$/, frame: asItIs(/^\/(?:view|reportEmbed)$/) },
  {
    name: "Tableau",
    hosts: /^public\.tableau\.com$/,
    frame: asItIs(/^\/views\//, { ":embed": "y", ":showVizHome": "no" }),
  },
  { name: "Datawrapper", hosts: /^datawrapper\.dwcdn\.net$/, frame: asItIs(/^\/\w+/) },
  {
    name: "Flourish",
    hosts: /^public\.flourish\.studio$/,
    frame: byPath("(visualisation|story)/(\\d{1,12})", "https://flo.uri.sh/$1/$2/embed"),
  },
  { name: "Calendly", hosts: /^calendly\.com$/, frame: asItIs(/^\/[\w-]+/, { embed_type: "Inline" }) },
  {
    name: "Prezi",
    hosts: /^prezi\.com$/,
    frame: byPath(`(?:view|p|p/embed)/${id}`, "https://prezi.com/p/embed/$1/"),
  },
  { name: "Genially", hosts: /^view\.genial(?:ly\.com|\.ly)$/, frame: asItIs(/^\/\w+/) },
  {
    name: "Mentimeter",
    hosts: /^mentimeter\.com$/,
    frame: byPath(`app/presentation/${id}`, "https://www.mentimeter.com/app/presentation/$1/embed"),
  },
  {
    name: "Sketchfab",
    hosts: /^sketchfab\.com$/,
    frame: byPath(
      "(?:3d-models|models)/(?:[\\w-]+-)?([0-9a-f]{32})",
      "https://sketchfab.com/models/$1/embed",
    ),
  },
  {
    name: "CodePen",
    hosts: /^codepen\.io$/,
    frame: byPath(`${id}/(?:pen|embed)/${id}`, "https://codepen.io/$1/embed/$2"),
  },
  {
    name: "CodeSandbox",
    hosts: /^codesandbox\.io$/,
    frame: byPath(`(?:s|embed|p/sandbox)/${id}`, "https://codesandbox.io/embed/$1"),
  },
  { name: "StackBlitz", hosts: /^stackblitz\.com$/, frame: asItIs(/^\/edit\//, { embed: "1" }) },
];

/** What is shown of an address; null where nobody known has one like it. Nothing is asked of the service. */
export function serviceAt(typed: string): Found | null {
  const url = httpsAddress(typed.trim().replace(/^http:/i, "https:"));
  if (!url) return null;
  for (const { name, hosts, isVideo, frame } of services) {
    const src = hosts.test(hostOf(url)) ? frame(url) : null;
    if (src !== null) return { service: name, src, address: url.href, isVideo: isVideo === true };
  }
  return null;
}
