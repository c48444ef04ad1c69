import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { escaped } from "#kernel/escaped.ts";
import { Refusal, found } from "#kernel/refusal.ts";
import { frameOf } from "#widgets/kit/embed.ts";
import type { System } from "../system.ts";

/**
 * Holds the foreign frame for as long as the widget around it is open, and only inside of a page of this site: what somebody else
 * wrote into the address of this document is shown to nobody who opens it by itself.
 */
const script = `(() => {
  const holder = window.frameElement;
  if (!holder) return;
  const fold = holder.closest("details");
  const { src, sandbox, still } = document.body.dataset;
  const turn = () => {
    document.body.replaceChildren();
    if (fold && !fold.open) return;
    const frame = document.createElement("iframe");
    frame.title = holder.title;
    frame.sandbox = sandbox;
    frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture; web-share";
    frame.referrerPolicy = "strict-origin";
    if (still) frame.setAttribute("scrolling", "no");
    frame.src = src;
    document.body.append(frame);
  };
  if (fold) fold.addEventListener("toggle", turn);
  turn();
})();`;
const scriptHash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const style =
  "html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}a{display:block;padding:16px}";

/** What other sites need to work; never the window around them. */
const ofOthers =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-downloads";

/**
 * `GET /-/frame/?src=`: the site's own frame around one of another service (WIDG-20, decision 0129). Pages allow no frames but the site's
 * own; this document allows that of one host.
 */
export function addFrames(server: FastifyInstance, system: System): void {
  server.get<{ Querystring: { src?: unknown; still?: unknown } }>("/-/frame/", (request, reply) => {
    found(system.sites.at(request.host), "not-found");
    return giveFrame(request, reply);
  });
}

function giveFrame(
  request: FastifyRequest<{ Querystring: { src?: unknown; still?: unknown } }>,
  reply: FastifyReply,
): FastifyReply {
  const { src, still } = request.query;
  const wanted = typeof src === "string" ? frameOf(src) : null;
  const meant = request.headers["sec-fetch-dest"] ?? "iframe";
  if (!wanted || meant !== "iframe") throw new Refusal("not-found");
  const { host, href } = wanted;
  const frames = [host, host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`];
  // Our own pages, run by scripts and as ourselves, would be in no sandbox.
  const sandbox = host === request.host ? "allow-popups" : ofOthers;
  const link = `<noscript><a href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${escaped(host)}</a></noscript>`;
  return reply
    .headers({
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src ${scriptHash}; frame-src ${frames.map((each) => `https://${each}`).join(" ")}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
      "cache-control": "private, max-age=3600",
      vary: "sec-fetch-dest",
    })
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(host)}</title><style>${style}</style></head><body data-src="${escaped(href)}" data-sandbox="${sandbox}"${still === "1" ? ' data-still="1"' : ""}>${link}<script>${script}</script></body></html>`,
    );
}
