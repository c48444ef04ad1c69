import type { FastifyInstance } from "fastify";
import { samlAddresses } from "#features/company/operations.ts";
import { Refusal } from "#kernel/refusal.ts";
import { ownMetadata } from "#saml/own-metadata.ts";
import type { System } from "../system.ts";

/** `GET /accounts/company/saml/metadata/`: how a site is described to the provider of a company. It says addresses alone, so everybody may read it, before anything is set up too. */
export function addSamlMetadata(server: FastifyInstance, system: System): void {
  server.get("/accounts/company/saml/metadata/", (request, reply) => {
    const site = system.sites.at(request.host);
    if (!site) throw new Refusal("not-found");
    const addresses = samlAddresses(site.address ?? `${request.protocol}://${request.host}`);
    void reply.type("application/samlmetadata+xml").header("cache-control", "no-store");
    return reply.send(ownMetadata(addresses));
  });
}
