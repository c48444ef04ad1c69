import http from "node:http";

/** The yardstick of web servers: nothing but a greeting. Prints its port. */
const server = http.createServer((_, response) => {
  response.setHeader("content-type", "text/plain");
  response.end("hello world");
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address ? address.port : 0}\n`);
});
