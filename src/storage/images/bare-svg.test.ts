import { describe, expect, it } from "vitest";
import { bareSvg } from "./bare-svg.ts";

const drawing = (inside: string) => `<svg viewBox="0 0 40 20">${inside}</svg>`;
const kept = (inside: string) => bareSvg(drawing(inside))?.source.replace(/^<svg[^>]*>|<\/svg>$/g, "");

describe("a drawing", () => {
  it("keeps what only draws, and says how large it is", () => {
    const inside = `<defs><linearGradient id="a"><stop offset="0" stop-color="#c00"/></linearGradient></defs><circle r="3" fill="url(#a)"/>`;
    expect(kept(inside)).toBe(inside);
    expect(bareSvg(`<?xml version="1.0"?><!-- made by hand -->${drawing(inside)}`)).toMatchObject({
      width: 40,
      height: 20,
    });
    expect(bareSvg('<svg width="12px" height="8"/>')).toMatchObject({ width: 12, height: 8 });
    expect(bareSvg("<svg/>")).toMatchObject({ width: 512, height: 512 });
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script of another namespace", "<x:script>alert(1)</x:script>"],
    ["HTML", "<foreignObject><body onload='alert(1)'/></foreignObject>"],
    ["a picture of elsewhere", '<image href="https://spy.example/a.png"/>'],
    ["a sheet", "<style>@import url(https://spy.example/a.css)</style>"],
    ["copies", '<use href="#a"/>'],
    ["a link", '<a href="https://spy.example/"><circle r="1"/></a>'],
    ["an animation", '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ])("leaves %s out, with all that is in it", (_what, inside) => {
    expect(kept(`${inside}<g/>`)).toBe("<g/>");
  });

  it.each([
    "onload='alert(1)'",
    'style="fill:url(https://spy.example/)"',
    'fill="url(https://spy.example/a.svg#b)"',
    'fill="u&#114;l(https://spy.example/)"',
    'href="https://spy.example/"',
    'xlink:href="javascript:alert(1)"',
    'fill="\\75rl(//spy.example)"',
  ])("leaves the attribute %s out", (attribute) => {
    expect(kept(`<path ${attribute} d="M0 0"/>`)).toBe('<path d="M0 0"/>');
  });

  it("clips no clip by another, which takes twice as long at each step", () => {
    const clip = '<clipPath id="a" clip-path="url(#b)"><path clip-path="url(#c)"/></clipPath>';
    expect(kept(`${clip}<g clip-path="url(#a)"/>`)).toBe(
      '<clipPath id="a"><path/></clipPath><g clip-path="url(#a)"/>',
    );
  });

  it.each([
    "",
    "words",
    "<html><svg/></html>",
    "<svg>",
    "<svg></g></svg>",
    "<svg/><svg/>",
    '<svg a="1></svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
    `<svg>${"<g/>".repeat(5001)}</svg>`,
    `${"<g>".repeat(70)}`,
  ])("is none where it is broken, brings entities or is too much: %#", (source) => {
    expect(bareSvg(source)).toBeNull();
  });
});
