import type { FastifyInstance, FastifyReply } from 'fastify';
import { secureAddress, trustPageAddress } from '../../network/addresses';
import { fingerprintsOf } from '../../network/fingerprints';
import type { Network } from '../../network/network';
import { isLoopback } from '../../system/is-loopback';
import { handleNotFound } from '../error-handler';
import basis from '../page.css?raw';
import { appleProfile } from './apple-profile';
import script from './check.js?raw';
import { deviceOf } from './device-steps';
import own from './style.css?raw';
import { trustPage } from './trust-page';

/** What a host in an address may consist of; anything else in the header is ignored. */
const plainHost = /^(\[[\da-f:.]+\]|[a-z\d.-]+)$/i;

/**
 * Serves the page that leads devices to the secure address, and the certificate of the authority they must trust for
 * it. Everybody may read it: devices open it before anyone can sign in there.
 */
export function serveTrust(app: FastifyInstance, network: Network): void {
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'no-cache').type(type).send(body);

  app.get('/trust', (request, reply) => {
    const host = plainHost.test(request.hostname) ? request.hostname : '';
    const secure = secureAddress(network, host);
    const { authority } = network.state();
    // the check asks the secure address, which is another origin
    reply.header('content-security-policy', policyFor(secure));
    const page = trustPage({
      secure,
      page: trustPageAddress(network, host === '' || isLoopback(host) ? undefined : host),
      fingerprints: authority ? fingerprintsOf(authority) : undefined,
      device: deviceOf(request.headers['user-agent'] ?? ''),
    });
    return send(reply, 'text/html; charset=utf-8', page);
  });
  app.get('/trust/style.css', (_, reply) => send(reply, 'text/css; charset=utf-8', basis + own));
  app.get('/trust/check.js', (_, reply) => send(reply, 'text/javascript; charset=utf-8', script));
  app.get('/trust/works', (_, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    return send(reply, 'text/plain; charset=utf-8', 'ok\n');
  });

  app.get('/trust/turoos-ca.crt', (request, reply) => {
    const { authority } = network.state();
    if (!authority) return handleNotFound(request, reply);
    reply.header('content-disposition', 'attachment; filename="turoos-ca.crt"');
    return send(reply, 'application/x-x509-ca-cert', authority);
  });
  app.get('/trust/turoos.mobileconfig', (request, reply) => {
    const { authority } = network.state();
    if (!authority) return handleNotFound(request, reply);
    return send(reply, 'application/x-apple-aspen-config', appleProfile(authority));
  });
}

const policyFor = (secure: string | undefined): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `connect-src 'self' ${secure ?? ''}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(';');
