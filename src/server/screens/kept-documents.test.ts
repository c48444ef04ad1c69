import { describe, expect, it } from "vitest";
import { openKeptDocuments } from "./kept-documents.ts";

const from = 1000;
const until = 5000;

describe("documents that were drawn", () => {
  it("are found by all that they were drawn from, while they would be drawn the same", () => {
    const documents = openKeptDocuments();
    documents.keep("1 2 /tide/", ["data", "bar"], { text: "<p>Tide</p>", from, until });
    const find = (drawnFrom: string[], moment = 2000, name = "1 2 /tide/") =>
      documents.find(name, drawnFrom, moment)?.text;
    expect(find(["data", "bar"])).toBe("<p>Tide</p>");
    expect(find(["data", "bar"], 1000)).toBe("<p>Tide</p>");
    expect(find(["data", "bar"], 4999)).toBe("<p>Tide</p>");
    expect(find(["data", "bar"], 999)).toBeUndefined();
    expect(find(["data", "bar"], 5000)).toBeUndefined();
    expect(find(["data", "other bar"])).toBeUndefined();
    expect(find(["other data", "bar"])).toBeUndefined();
    expect(find(["data"])).toBeUndefined();
    expect(find(["data", "bar", ""])).toBeUndefined();
    expect(find(["data", "bar"], 2000, "1 3 /tide/")).toBeUndefined();
  });

  it("give way to the next of their name, and the oldest to all when there is no room", () => {
    const documents = openKeptDocuments(40);
    const keep = (name: string, text: string) =>
      documents.keep(name, ["from"], { text, from: 0, until: Number.POSITIVE_INFINITY });
    const find = (name: string) => documents.find(name, ["from"], 1)?.text;
    keep("a", "first of a");
    keep("a", "second of a");
    expect(find("a")).toBe("second of a");
    keep("b", "only of b");
    expect(find("a")).toBe("second of a");
    keep("c", "only of c");
    expect([find("a"), find("b"), find("c")]).toEqual(["second of a", undefined, "only of c"]);
  });

  it("are not kept where one alone is too long", () => {
    const documents = openKeptDocuments(40);
    documents.keep("a", ["from"], { text: "x".repeat(100), from: 0, until: 2 });
    expect(documents.find("a", ["from"], 1)).toBeUndefined();
  });
});
