import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import {
  type Embedded,
  embedAddressMost,
  embedTitleMost,
  heightLeast,
  heightMost,
  heightOf,
  hostOf,
  httpsAddress,
} from "../kit/embed.ts";
import { oneOf } from "../kit/one-of.ts";
import type { WidgetSchema } from "../widget.ts";

export const mapTypes = ["map", "satellite"] as const;
export const zoomLeast = 1;
export const zoomMost = 20;

const Content = z.strictObject({
  /** As somebody typed it; what is no address of the kind shows nothing. */
  address: limitedText(embedAddressMost),
  title: limitedText(embedTitleMost),
  /** Where it stands in degrees, if it was given so. */
  lat: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  lng: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  zoom: z.int().check(z.gte(zoomLeast), z.lte(zoomMost)),
  type: z.enum(mapTypes),
  height: z.int().check(z.gte(heightLeast), z.lte(heightMost)),
});
export type GMaps = z.infer<typeof Content>;

/** A Google map of an address (WIDG-08). */
export const gmaps: WidgetSchema<GMaps> = {
  kind: "GMaps",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ address, title, ...values }) => draftOf({ values, texts: { address, title } }),
      fromDraft: ({ values, texts }) => ({
        address: cutText(texts["address"], embedAddressMost),
        title: cutText(texts["title"], embedTitleMost),
        ...placeOf(texts["address"] ?? ""),
        zoom: zoomOf(values["zoom"]),
        type: oneOf(mapTypes, values["type"]),
        height: heightOf(values["height"], 300),
      }),
    },
  },
  outline: () => ({ is: "sign", sign: "picture" }),
  empty: () => ({ address: "", title: "", lat: null, lng: null, zoom: 14, type: "map", height: 300 }),
  plainText: (content) =>
    shownGMaps(content) ? [content.title, content.address.trim()].filter(Boolean).join("\n") : "",
  shownTexts: (content) => (shownGMaps(content) ? ["title", "address"] : []),
  anchors: () => [],
  files: () => [],
};

/** An address as people write it, a place in degrees, or an address of Google Maps. */
export function shownGMaps({ address, zoom, type, height }: GMaps): Embedded | null {
  const wanted = wantedIn(address.trim());
  if (!wanted) return null;
  const query = encodeURIComponent(wanted);
  return {
    service: "Google Maps",
    name: wanted,
    src: `https://www.google.com/maps?q=${query}&z=${zoom}&t=${type === "satellite" ? "k" : "m"}&output=embed`,
    address: `https://www.google.com/maps/search/?api=1&query=${query}`,
    size: height,
  };
}

function wantedIn(typed: string): string | null {
  if (!/^https?:/i.test(typed)) return /^[a-z][a-z0-9+.-]*:\S/i.test(typed) ? null : typed || null;
  const url = httpsAddress(typed.replace(/^http:/i, "https:"));
  if (!url || !/^(?:maps\.)?google\.[a-z.]{2,6}$/.test(hostOf(url))) return null;
  const named = /^\/maps\/(?:place|search)\/([^/]+)/.exec(url.pathname)?.[1];
  const at = /@(-?\d{1,2}\.\d+,-?\d{1,3}\.\d+)/.exec(url.pathname)?.[1];
  return url.searchParams.get("q") ?? url.searchParams.get("query") ?? decoded(named) ?? at ?? null;
}

function decoded(words: string | undefined): string | null {
  if (words === undefined) return null;
  try {
    return decodeURIComponent(words.replaceAll("+", " "));
  } catch {
    return null;
  }
}

function placeOf(address: string): { readonly lat: number | null; readonly lng: number | null } {
  const [, lat = "", lng = ""] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(address) ?? [];
  const isPlace = lat !== "" && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180;
  return isPlace ? { lat: Number(lat), lng: Number(lng) } : { lat: null, lng: null };
}

function zoomOf(value: unknown): number {
  const zoom = Number(value);
  return Number.isInteger(zoom) && zoom >= zoomLeast && zoom <= zoomMost ? zoom : 14;
}
