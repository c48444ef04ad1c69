import { type LookupAddress, lookup as resolveName } from "node:dns";
import type { LookupFunction } from "node:net";

/** As the library's own, but a name that leads to any closed address leads nowhere. */
export function guardedLookup(isOpen: (ip: string) => boolean): LookupFunction {
  return (name, options, tell) => {
    resolveName(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return tell(error ?? new Error("unknown name"), "", 0);
      if (!found.every(({ address }) => isOpen(address))) return tell(new Error("closed address"), "", 0);
      if (options.all) (tell as (error: null, all: LookupAddress[]) => void)(null, found);
      else tell(null, first.address, first.family);
    });
  };
}
