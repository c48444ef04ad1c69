import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "#kernel/refusal.ts";
import { developmentScreens } from "../screens/development.ts";
import { handlers } from "../handlers.ts";
import { screenList } from "../screen-list.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { splitPrefix, standsInSubsites } from "../web/subsite-prefix.ts";
import { type ServedScreen, serve } from "../screens/screens.ts";
import { show } from "../screens/show.ts";
import type { System } from "../system.ts";

/** Browsers and robots ask for files at the root (`/favicon.ico`); no address of ours looks like one. */
const isFile = /\.[a-z0-9]{1,5}$/i;

/** A route for each address of each screen. An address without its closing slash is sent to the one with it. */
export function addAddresses(server: FastifyInstance, system: System, processKey: Buffer): void {
  const all = screenList.map((screen) => serve(screen, handlers));
  const ofSubsites = new Map(
    all.filter(isOfSubsites).flatMap((served) => served.screen.addresses.map((each) => [each, served])),
  );
  const ofAll = all.filter((served) => !isOfSubsites(served));
  for (const served of system.development ? [...ofAll, ...developmentScreens] : ofAll)
    for (const address of served.screen.addresses) {
      const inSubsites = ofSubsites.get(address) ?? served;
      addAddress(server, address, (request, reply) => {
        const { slug } = splitPrefix(request.originalUrl);
        return show(system, slug === null ? served : inSubsites, { request, reply, processKey });
      });
    }
}

function isOfSubsites({ screen }: ServedScreen): boolean {
  return screen.inSubsites === true;
}

/** Routes an address with and without its closing slash. Where nothing stands for an id or a slug, nothing is found. */
export function addAddress(
  server: FastifyInstance,
  address: string,
  answer: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  const url = address.replace(/\{([a-z_]+)\}/g, ":$1");
  server.get(url, { config: standsInSubsites }, (request, reply) => {
    demandWhole(request);
    return answer(request, reply);
  });
  if (url.length === 1 || !url.endsWith("/")) return;
  server.get(url.slice(0, -1), { config: standsInSubsites }, (request, reply) => {
    demandWhole(request);
    const [path = "", query] = request.url.split("?");
    if (isFile.test(path)) throw new Refusal("not-found");
    const { slug } = splitPrefix(request.originalUrl);
    return reply.redirect(`${inSubsite(slug ?? "", path)}/${query === undefined ? "" : `?${query}`}`, 301);
  });
}

function demandWhole(request: FastifyRequest): void {
  if (Object.values(request.params as object).includes("")) throw new Refusal("not-found");
}
