import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { demandFreePort } from "./free-port.ts";

const host = "127.0.0.1";

it("a port at which another program answers is refused with a sentence, a free one is left free", async () => {
  const other = createServer().listen(0, host);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(demandFreePort({ port, host })).rejects.toThrow(`Port ${port} is in use.`);
  other.close();
  await once(other, "close");
  await demandFreePort({ port, host });
  await demandFreePort({ port, host });
});

it("an address that this machine does not have is refused with a sentence", async () => {
  await expect(demandFreePort({ port: 0, host: "192.0.2.1" })).rejects.toThrow("no address 192.0.2.1");
});
