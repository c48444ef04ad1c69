import { describe, expect, it, vi } from "vitest";
import { type AddressWindow, hashValueNow, setHashValue, watchHash } from "./hash.ts";

/** A window with a history of addresses, as far as the hash needs one. */
function windowAt(address: string) {
  const events = new EventTarget();
  const steps = [new URL(address, "https://example.test")];
  let at = 0;
  const here = () => steps[at] ?? new URL("https://example.test");
  const page: AddressWindow = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    location: {
      get hash() {
        return here().hash;
      },
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
    },
    history: {
      state: { page: 7 },
      pushState: (_state, _title, to) => void steps.splice(++at, Infinity, new URL(String(to), here())),
      replaceState: (_state, _title, to) => void (steps[at] = new URL(String(to), here())),
    },
  };
  function back() {
    at -= 1;
    events.dispatchEvent(new Event("popstate"));
  }
  return { page, back, address: () => here().href.replace("https://example.test", "") };
}

const search = { key: "s" };

describe("the address hash", () => {
  it("is read when the page is loaded [HASH-07]", () => {
    expect(hashValueNow(search, windowAt("/page/#s=tides").page)).toBe("tides");
  });

  it("changes without touching path and query [HASH-01] [HASH-02]", () => {
    const { page, address } = windowAt("/page/?qsel=1");
    expect(setHashValue(search, "night ferry", { page })).toBe(true);
    expect(address()).toBe("/page/?qsel=1#s=night%20ferry");
    setHashValue(search, null, { page });
    expect(address()).toBe("/page/?qsel=1");
  });

  it("stays as it is when a value holds a separator [HASH-04]", () => {
    const { page, address } = windowAt("/page/#s=tides");
    expect(setHashValue(search, "a/b", { page })).toBe(false);
    expect(address()).toBe("/page/#s=tides");
  });

  it("leaves an anchor of the page alone until there is something to write [HASH-05]", () => {
    const { page, address } = windowAt("/people/#setrole-7");
    setHashValue(search, null, { page });
    expect(address()).toBe("/people/#setrole-7");
  });

  it("comes back with the back button [HASH-07]", () => {
    const { page, back } = windowAt("/page/#s=one");
    const changed = vi.fn<() => void>();
    const leave = watchHash(changed, page);
    setHashValue(search, "two", { page });
    expect(changed).toHaveBeenCalledTimes(1);
    expect(hashValueNow(search, page)).toBe("two");
    back();
    expect(changed).toHaveBeenCalledTimes(2);
    expect(hashValueNow(search, page)).toBe("one");
    leave();
    setHashValue(search, "three", { page });
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it("replaces the last step while somebody types", () => {
    const { page, back } = windowAt("/page/");
    setHashValue(search, "t", { page });
    setHashValue(search, "ti", { page, replaces: true });
    back();
    expect(hashValueNow(search, page)).toBeNull();
  });
});
