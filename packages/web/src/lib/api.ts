import type { Answer, Endpoint, Given } from '@turoos/contract';
import { isRefusal } from './api-error';
import { refresh } from './refresh';
import { request, type CallOptions } from './request';
import { forgetSession } from './session-state';
import { accessToken } from './tokens';

/**
 * Calls the server as the signed-in user. An expired token is renewed silently and the call repeated once; any
 * other refusal ends the session. Public calls (login, refresh) know neither rule.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  if (endpoint.access === 'public') return request(endpoint, given, options);
  const token = accessToken();
  try {
    return await request(endpoint, given, { ...options, token });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code !== 'TOKEN_EXPIRED') throw ending(error, token);
  }
  try {
    await refresh(token);
  } catch (error) {
    throw ending(error, token);
  }
  const renewed = accessToken();
  try {
    return await request(endpoint, given, { ...options, token: renewed });
  } catch (error) {
    throw ending(error, renewed);
  }
}

/** A refusal ends the session, unless it met a token that has been replaced since. */
function ending(error: unknown, token: string | undefined): unknown {
  if (isRefusal(error) && accessToken() === token) forgetSession('ended');
  return error;
}
