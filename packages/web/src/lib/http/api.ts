import type { Answer, Endpoint, Given } from '@turoos/contract';
import { refresh } from '@/lib/session/refresh';
import { forgetSession } from '@/lib/session/session-state';
import { accessToken } from '@/lib/session/tokens';
import { isRefusal } from './api-error';
import { request, type CallOptions } from './request';
import { standIn, type Ask } from './stand-in';
import { waitOut } from './wait-out';

/** Calls the server as the signed-in user; public endpoints (login, refresh) without a token. */
export function call<E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const ask: Ask<E> = (how) =>
    endpoint.access === 'public'
      ? request(endpoint, given, how)
      : asSignedIn((token) => request(endpoint, given, { ...how, token }));
  return standIn.now ? standIn.now(endpoint, given, options, ask) : waitOut(options, () => ask(options));
}

/** Renews an expired token and repeats the request once; any other 401 ends the session. */
export async function asSignedIn<T>(ask: (token: string | undefined) => Promise<T>): Promise<T> {
  const token = accessToken();
  try {
    return await ask(token);
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
    return await ask(renewed);
  } catch (error) {
    throw ending(error, renewed);
  }
}

/** Ends the session on a 401, unless the rejected token has been replaced since. */
function ending(error: unknown, token: string | undefined): unknown {
  if (isRefusal(error) && accessToken() === token) forgetSession('ended');
  return error;
}
