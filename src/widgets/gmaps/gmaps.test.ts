import { expect, it } from "vitest";
import { type GMaps, gmaps, shownGMaps } from "./schema.ts";

const shown = (content: Partial<GMaps>) => shownGMaps({ ...gmaps.empty(), ...content });

it("a map shows an address with its zoom, type and height [WIDG-20] [WIDG-08]", () => {
  expect(
    shown({ address: "Waterstraat 12 & 14, Delfzijl", zoom: 17, type: "satellite", height: 450 }),
  ).toEqual({
    service: "Google Maps",
    name: "Waterstraat 12 & 14, Delfzijl",
    src: "https://www.google.com/maps?q=Waterstraat%2012%20%26%2014%2C%20Delfzijl&z=17&t=k&output=embed",
    address: "https://www.google.com/maps/search/?api=1&query=Waterstraat%2012%20%26%2014%2C%20Delfzijl",
    size: 450,
  });
  const heightOf = (height: number) => shown({ address: "Delfzijl", height })?.size;
  expect([100, 800].map(heightOf)).toEqual([100, 800]);
  expect(shown({ address: "Delfzijl" })?.src).toBe(
    "https://www.google.com/maps?q=Delfzijl&z=14&t=m&output=embed",
  );
});

it.each([
  ["https://www.google.com/maps/place/Delfzijl+Station/@53.33,6.92,17z", "Delfzijl Station"],
  ["https://www.google.com/maps/@53.3301,6.9201,15z", "53.3301,6.9201"],
  ["https://maps.google.com/?q=Delfzijl", "Delfzijl"],
])("%s is a map of %s", (address, place) => {
  expect(shown({ address })?.src).toContain(`?q=${encodeURIComponent(place)}&`);
});

it.each([
  "",
  "javascript:alert(1)",
  "https://evil.example/maps?q=x",
  "https://google.com.evil.example/maps?q=x",
])("%j is no place [WIDG-20]", (address) => {
  expect(shown({ address })).toBeNull();
});

it("a place in degrees is kept as latitude and longitude [WIDG-20]", () => {
  const read = (address: string) =>
    gmaps.content.parse(gmaps.drafts[1]?.fromDraft({ values: {}, texts: { address }, rich: {} }));
  expect(read("53.33, 6.92")).toMatchObject({ lat: 53.33, lng: 6.92 });
  expect(read("91, 6.92")).toMatchObject({ lat: null, lng: null });
  expect(read("Delfzijl")).toMatchObject({ lat: null, lng: null, zoom: 14, type: "map", height: 300 });
});
