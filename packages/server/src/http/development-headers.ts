import { canonicalRole, effectivePermissions, roleMatrix, type RoleName } from '@turoos/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../system/config';
import { isFromHere } from './is-from-here';

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

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value ? value : undefined;
}
