import { canonicalRole, effectivePermissions, roleMatrix, type RoleName } from '@turoos/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../system/config';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Lets a developer act with another role: only with the start flag, only from this machine, and only with a
 * valid session. The headers never replace signing in.
 */
export function developmentOverride(config: Config, request: FastifyRequest) {
  if (!config.devHeaders || !isFromHere(request)) return undefined;
  const role = header(request, 'x-dev-role');
  if (!role) return undefined;
  const name = canonicalRole(role);
  const rights = roleMatrix[name as RoleName] ?? roleMatrix.viewer;
  const own =
    header(request, 'x-dev-permissions')
      ?.split(',')
      .map((text) => text.trim()) ?? [];
  return { role: name, permissions: effectivePermissions({ rights, own: own.filter(Boolean) }) };
}

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
function isFromHere(request: FastifyRequest): boolean {
  return (
    loopback.has(request.socket.remoteAddress ?? '') &&
    passedOn.every((name) => request.headers[name] === undefined) &&
    request.raw.httpVersion !== '1.0' &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')
  );
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value ? value : undefined;
}
