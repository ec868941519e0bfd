import { AppError, keyMark, texts } from '@turoos/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../kernel/actor';
import type { Services } from '../kernel/services';
import { developmentOverride } from './development-headers';

/**
 * Returns the signed-in user of a request. Rights are read on every request, so that a change takes effect at
 * once.
 */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Actor> {
  const token = bearerToken(request);
  if (!token) throw new AppError('UNAUTHORIZED', texts.signInFirst);
  if (token.startsWith(keyMark)) return holderOfKey(services, request, token);
  const override = developmentOverride(services.config, request);
  const session = await services.readSession(token);
  return {
    id: session.userId,
    name: session.name,
    sessionId: session.sessionId,
    role: override?.role ?? session.role,
    permissions: override?.permissions ?? session.permissions,
    warehouses: session.warehouses,
    ip: request.ip,
    traceId: request.id,
    expiresIn: session.expiresIn,
  };
}

async function holderOfKey(services: Services, request: FastifyRequest, key: string): Promise<Actor> {
  const { userId, ...holder } = await services.readKey(key, request.ip);
  return { ...holder, id: userId, sessionId: '', ip: request.ip, traceId: request.id, expiresIn: 0 };
}

function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}
