# Builds from the lockfile alone: the same tree gives the same packages, whose hashes npm checks. For a build that is the same to the
# byte, name the base image by its digest: docker build --build-arg NODE_IMAGE=node:24-slim@sha256:…
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS built
WORKDIR /opt/atrium
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: it wants the lockfile to name what the tools of development need on every platform there is.
RUN npm install --omit=dev --no-save --no-audit --no-fund
COPY tsconfig*.json ./
COPY bin bin
COPY scripts scripts
COPY src src
COPY types types
RUN node scripts/build.mjs

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    ATRIUM_DATA=/var/lib/atrium \
    HOST=0.0.0.0 \
    PORT=8080
WORKDIR /opt/atrium
COPY --from=built /opt/atrium/package.json ./
COPY --from=built /opt/atrium/node_modules node_modules
COPY --from=built /opt/atrium/bin bin
COPY --from=built /opt/atrium/dist dist
# The program belongs to root and is only read; the account that runs it owns the data and nothing else.
RUN useradd --system --uid 10001 --home-dir /var/lib/atrium atrium \
 && install -d -o atrium -g atrium -m 0711 /var/lib/atrium
USER atrium
VOLUME /var/lib/atrium
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Stopping takes until running calls have ended and the database is down.
STOPSIGNAL SIGTERM
CMD ["node", "--max-old-space-size=1024", "--max-semi-space-size=16", "bin/atrium.mjs"]
