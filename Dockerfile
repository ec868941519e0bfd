# Turoos with a PostgreSQL beside it: see compose.yaml.
FROM node:22-slim
WORKDIR /turoos
COPY . .
RUN node --input-type=module -e "import { ensureBuilt, ensureInstalled } from './scripts/prepare.mjs'; ensureInstalled(); ensureBuilt();" \
  && npm cache clean --force \
  && mkdir /data && chown node:node /data
USER node
ENV TUROOS_DATA=/data
VOLUME /data
EXPOSE 5000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://localhost:5000/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
# the server itself, so that it receives the signal to stop; with the limits of scripts/run.mjs
CMD ["node", "--enable-source-maps", "--max-old-space-size=1024", "--max-semi-space-size=8", "packages/server/dist/main.js"]
