import { once } from "node:events";
import http from "node:http";

/** How often each process is asked whether it is well, and how long it may take to say so, in milliseconds. */
const glance = 250;
const patience = 4000;
/** How long a request waits for a process to come when there is none, in milliseconds. */
const longestWait = 5000;

/**
 * A plain reverse proxy before several processes on this machine: requests and WebSockets in turn to those that are well.
 * Only what changes nothing (GET, HEAD) is asked of another process when one dies over it: of anything else nobody
 * knows whether it was done. `tell` hears of processes that go and come.
 */
export async function openProxy({ port, host = "127.0.0.1", ports, tell = () => {} }) {
  const upstreams = ports.map((each) => ({ port: each, isUp: false, agent: newAgent() }));
  const figures = { asked: 0, askedAgain: 0, failed: 0, sockets: 0 };
  let turn = 0;

  function next(tried) {
    const free = upstreams.filter((each) => each.isUp && !tried.has(each));
    return free[turn++ % free.length];
  }

  async function nextWhenUp(tried) {
    const giveUp = Date.now() + longestWait;
    for (;;) {
      const upstream = next(tried);
      if (upstream || Date.now() > giveUp) return upstream;
      tried.clear();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  function takeOut(upstream) {
    if (!upstream.isUp) return;
    upstream.isUp = false;
    // Its connections lead nowhere any more.
    upstream.agent.destroy();
    upstream.agent = newAgent();
    tell(`Process at ${upstream.port} is gone; the others go on.`);
  }

  async function look(upstream) {
    const isWell = await fetch(`http://127.0.0.1:${upstream.port}/health`, {
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell && !upstream.isUp) tell(`Process at ${upstream.port} takes part.`);
    if (isWell) upstream.isUp = true;
    else takeOut(upstream);
  }

  function send(upstream, request) {
    return http.request({
      host: "127.0.0.1",
      port: upstream.port,
      agent: upstream.agent,
      method: request.method,
      path: request.url,
      headers: {
        ...request.headers,
        "x-forwarded-for": request.socket.remoteAddress,
        "x-forwarded-proto": "http",
      },
    });
  }

  async function pass(request, response, tried = new Set()) {
    const upstream = await nextWhenUp(tried);
    if (!upstream) return refuse(response, 503);
    tried.add(upstream);
    const mayAskAgain = request.method === "GET" || request.method === "HEAD";
    const asked = send(upstream, request);
    asked.on("response", (answer) => {
      response.writeHead(answer.statusCode, answer.rawHeaders);
      answer.on("error", () => response.destroy()).pipe(response);
    });
    asked.on("error", (error) => {
      if (response.destroyed) return;
      // A connection kept too long says nothing about the process; one that is refused does.
      if (error.code === "ECONNREFUSED") takeOut(upstream);
      if (response.headersSent) return response.destroy();
      if (!mayAskAgain) return refuse(response, 502);
      figures.askedAgain += 1;
      void pass(request, response, tried);
    });
    response.on("close", () => asked.destroy());
    if (mayAskAgain) asked.end();
    else request.pipe(asked);
  }

  function refuse(response, status) {
    figures.failed += 1;
    response.writeHead(status, { "retry-after": "1", "content-type": "text/plain" });
    response.end("Atrium cannot be reached at the moment. Please try again.");
  }

  async function passSocket(request, socket, head) {
    socket.on("error", () => socket.destroy());
    const upstream = await nextWhenUp(new Set());
    if (!upstream) return socket.destroy();
    const asked = send({ ...upstream, agent: undefined }, request);
    asked.on("error", () => socket.destroy());
    asked.on("response", (answer) => socket.end(`HTTP/1.1 ${answer.statusCode} Refused\r\n\r\n`));
    asked.on("upgrade", (answer, inner, innerHead) => {
      figures.sockets += 1;
      const lines = [`HTTP/1.1 101 Switching Protocols`];
      for (let at = 0; at < answer.rawHeaders.length; at += 2)
        lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
      socket.write(`${lines.join("\r\n")}\r\n\r\n`);
      socket.write(innerHead);
      inner.write(head);
      inner.on("error", () => socket.destroy()).on("close", () => socket.destroy());
      socket.on("close", () => inner.destroy());
      inner.pipe(socket).pipe(inner);
    });
    asked.end();
  }

  const server = http.createServer((request, response) => {
    figures.asked += 1;
    void pass(request, response);
  });
  server.on("upgrade", (request, socket, head) => void passSocket(request, socket, head));
  const timers = upstreams.map((upstream) => {
    let isLooking = false;
    return setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      void look(upstream).finally(() => (isLooking = false));
    }, glance);
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    figures,
    up: () => upstreams.filter(({ isUp }) => isUp).length,
    close: async () => {
      timers.forEach(clearInterval);
      server.close();
      server.closeAllConnections();
      upstreams.forEach(({ agent }) => agent.destroy());
    },
  };
}

function newAgent() {
  return new http.Agent({ keepAlive: true, keepAliveMsecs: 1000, timeout: 60_000 });
}
