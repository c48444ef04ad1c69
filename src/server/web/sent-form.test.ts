import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { readSentForm } from "./sent-form.ts";

/** What is read of a body that comes over a socket; "refused" when it is no form. */
async function read(body: string): Promise<unknown> {
  const server = createServer((request, response) => {
    readSentForm(request).then(
      ({ fields, file }) => response.end(JSON.stringify({ fields, hasFile: file !== null })),
      () => response.end('"refused"'),
    );
  });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())));
  const { port } = server.address() as AddressInfo;
  const headers = { "content-type": "multipart/form-data; boundary=atrium", connection: "close" };
  return (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body })).json();
}

const part = (disposition: string, value: string) =>
  `--atrium\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
const long = "fog ".repeat(12_000);

it("a form is read to its end, also around a large part without a name that can be read", async () => {
  const nameless = part('name="\n\t"', long);
  expect(await read(`${nameless}--atrium--\r\n`)).toEqual({ fields: {}, hasFile: false });
  expect(await read(`${nameless}${part('name="text"', "Mist")}--atrium--\r\n`)).toEqual({
    fields: { text: "Mist" },
    hasFile: false,
  });
  expect(await read(nameless)).toBe("refused");
});
