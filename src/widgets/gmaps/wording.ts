import { words } from "#kernel/words.ts";

export const gmapsWords = words("gmaps", {
  kindName: "Map",
  kindOtherNames: "google maps location address route place directions",
  kindHelp: "A Google map of an address.",
  address: "Place",
  addressHint: "An address, for example Waterstraat 12, Delfzijl",
  refused: "Enter an address or a link from Google Maps.",
  zoom: "Zoom",
  near: "Street",
  town: "Town",
  region: "Region",
  country: "Country",
  type: "Map type",
  map: "Map",
  satellite: "Satellite",
});
