import { words } from "#kernel/words.ts";

export const embedsWords = words("embeds", {
  kindName: "Embed",
  kindOtherNames:
    "vimeo loom spotify soundcloud figma miro canva airtable typeform forms codepen padlet prezi map board survey web",
  kindHelp: "Vimeo, Spotify, Figma, Miro, Canva and others.",
  address: "Address",
  addressHint: "Paste a link from Vimeo, Figma, Miro…",
  refused: "We don't know this service yet. Use “Web page” for other addresses.",
});
