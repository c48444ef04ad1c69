import { expect, it } from "vitest";
import { type FrameReads, joinFrames } from "./frame-read.ts";
import { defineRoom } from "./room.ts";

const navigation = () => [];
const bar = () => "";
const menu = defineRoom({
  frame: {
    navigation,
    menu: bar,
    phoneBar: bar,
    footer: bar,
    waysOn: bar,
    wayIn: bar,
    subsites: bar,
    bell: bar,
    moving: bar,
  },
});
const quiet = defineRoom({});

it("the frame is read by the rooms that bring its parts", () => {
  const reads: FrameReads = joinFrames([quiet, menu]);
  expect(reads).toEqual({
    navigation,
    menu: bar,
    phoneBar: bar,
    footer: bar,
    waysOn: bar,
    wayIn: bar,
    subsites: bar,
    bell: bar,
    moving: bar,
  });
});

it("what no room brings, two bring, or the frame has no place for, does not compile", () => {
  // @ts-expect-error nobody brings the navigation
  const none: FrameReads = joinFrames([quiet]);
  // @ts-expect-error two rooms bring it
  const twice: FrameReads = joinFrames([menu, quiet, menu]);
  // @ts-expect-error the frame has no such part
  const unknown = defineRoom({ frame: { weather: () => "fog" } });
  // @ts-expect-error a navigation is a list
  const wrong = defineRoom({ frame: { navigation: () => "fog" } });
  expect([none, twice, unknown, wrong]).toHaveLength(4);
});
