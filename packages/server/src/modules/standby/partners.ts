import { readReply, standbyApi, type Answer, type Endpoint } from '@turoos/contract';

/** Milliseconds: a computer of the same network answers at once or not at all. */
const patience = 2500;

/** Asks computers that may have taken the shop over; returns the claims of those that answer. */
export async function askPartners(addresses: readonly string[]): Promise<string[]> {
  return (await claimsAt(addresses)).flatMap((answer) => answer?.claim ?? []);
}

/** Asks computers that may take the shop over too; returns the claims of those that have, or have begun to. */
export async function askRivals(addresses: readonly string[]): Promise<string[]> {
  return (await claimsAt(addresses)).flatMap((answer) => answer?.claim ?? answer?.begun ?? []);
}

const claimsAt = (addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => reach(address, standbyApi.epoch)));

/** Tells a computer that it is not the shop any more; returns the end of its log once it has stopped selling. */
export const tellMoved = (address: string, claim: string) =>
  reach(address, standbyApi.moved, { claim }, 4 * patience);

/** Claims are signed and no secret is sent, so plain http does. */
async function reach<E extends Endpoint>(
  address: string,
  endpoint: E,
  body?: object,
  within = patience,
): Promise<Answer<E> | undefined> {
  try {
    const response = await fetch(`${address}/api${endpoint.path}`, {
      method: endpoint.method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(within),
      redirect: 'error',
    });
    return response.ok ? readReply(endpoint, await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
