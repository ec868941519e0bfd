import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handleNotFound } from '../../http/error-handler';
import { isFromHere } from '../../http/is-from-here';
import type { Services } from '../../kernel/services';
import { createProcessMetrics } from './process-metrics';
import { createShopMetrics } from './shop-metrics';

/** Counts all requests of the API, and serves the figures in the text format of Prometheus at /api/metrics. */
export function serveMetrics(app: FastifyInstance, services: Services): void {
  const { config, monitor } = services;
  const own = createProcessMetrics(services);
  const ofShop = createShopMetrics(services);
  const ofProcesses = services.gatherMetrics?.(own.registry) ?? (() => own.registry.metrics());

  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    // a stream of changes ends when the screen is closed
    const type = String(reply.getHeader('content-type') ?? '');
    if (!route?.startsWith('/api/') || type.startsWith('text/event-stream')) return;
    const { method } = request;
    const ms = reply.elapsedTime;
    own.observe({ method, route, status: reply.statusCode, ms });
    // how long a file takes says more about the line than about the server
    if (type === '' || type.startsWith('application/json')) monitor.requests.add(`${method} ${route}`, ms);
  });

  app.get('/api/metrics', async (request, reply) => {
    if (!isFromHere(request) && !carries(request, config.metricsToken)) return handleNotFound(request, reply);
    const texts = await Promise.all([ofProcesses(), ofShop()]);
    return reply.type(own.registry.contentType).send(texts.join('\n'));
  });
}

/** Compares the token of a request in a time that does not depend on where they differ. */
function carries(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(given), digest(token));
}
