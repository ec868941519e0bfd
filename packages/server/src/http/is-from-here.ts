import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Headers that proxies add to forwarded requests. */
const passedOn = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * Whether a request comes from this machine itself. A proxy on this machine connects from loopback too, but
 * forwards others' requests: it shows by its headers, the requested host, or HTTP/1.0.
 */
export function isFromHere(request: FastifyRequest): boolean {
  return (
    loopback.has(request.socket.remoteAddress ?? '') &&
    passedOn.every((name) => request.headers[name] === undefined) &&
    request.raw.httpVersion !== '1.0' &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')
  );
}
