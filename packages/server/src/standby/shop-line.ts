import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  AppError,
  readReply,
  standbyTexts,
  type Answer,
  type Endpoint,
  type ErrorCode,
} from '@turoos/contract';
import { z } from 'zod';
import type { Channel } from '../modules/standby';

/** What a standby needs to reach its shop. */
export interface ShopAddress {
  of: string;
  authority: string | null;
}

/** Milliseconds without a byte after which a way to the shop counts as cut. */
const silence = 60_000;
const answersWithin = 5000;

/**
 * Trusts the shop's own authority alone. It signs certificates for nobody but the computers of the shop, so the address may
 * be any that leads there.
 */
function optionsFor({ of, authority }: ShopAddress): RequestOptions {
  const { hostname, port } = new URL(of);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || 443,
    agent: false,
    ...(authority !== null && { ca: authority, checkServerIdentity: () => undefined }),
  };
}

/** Calls an endpoint of the shop. */
export async function callShop<E extends Endpoint>(
  shop: ShopAddress,
  endpoint: E,
  body: object,
): Promise<Answer<E>> {
  const sent = JSON.stringify(endpoint.body ? z.encode(endpoint.body, body as never) : body);
  const { status, said } = await send({
    ...optionsFor(shop),
    method: endpoint.method,
    path: `/api${endpoint.path}`,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) },
    body: sent,
  });
  // as it is passed on to the console, which shows the message alone
  type Said = { success: boolean; code?: Exclude<ErrorCode, 'VALIDATION'>; message?: string };
  const answer = JSON.parse(said) as Said;
  if (status >= 300 || !answer.success)
    throw new AppError(answer.code ?? 'INTERNAL', answer.message ?? `The shop answered ${status}.`);
  return readReply(endpoint, answer);
}

/** Reads the shop's authority, which nobody vouches for yet: its fingerprint must be compared. */
export async function fetchAuthority(of: string): Promise<string | undefined> {
  const { status, said } = await send({
    ...optionsFor({ of, authority: null }),
    rejectUnauthorized: false,
    method: 'GET',
    path: '/trust/turoos-ca.crt',
  });
  return status === 200 ? said : undefined;
}

function send({
  body,
  ...options
}: RequestOptions & { body?: string }): Promise<{ status: number; said: string }> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest({ ...options, timeout: answersWithin }, (response) => {
      text(response).then((said) => resolve({ status: response.statusCode ?? 0, said }), reject);
    });
    request.on('timeout', () => request.destroy(new Error('The shop does not answer.')));
    request.on('error', reject);
    request.end(body);
  });
}

const refusal = (status: number | undefined): Error =>
  status === 401
    ? new AppError('UNAUTHORIZED', standbyTexts.notPaired)
    : new Error(`The shop refused (${status}).`);

/** Opens a way into the shop that carries bytes both ways. */
export function openChannel(
  shop: ShopAddress & { id: string; secret: string },
  channel: Channel,
): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest({
      ...optionsFor(shop),
      method: 'CONNECT',
      path: channel,
      headers: { authorization: `Standby ${shop.id} ${shop.secret}` },
      timeout: answersWithin,
    });
    request.once('connect', (response, socket, head) => {
      if (response.statusCode !== 200) {
        socket.destroy();
        return reject(refusal(response.statusCode));
      }
      socket.setNoDelay(true).setKeepAlive(true, 10_000).setTimeout(silence).setMaxListeners(30);
      socket.on('timeout', () => socket.destroy(new Error('The way to the shop was cut.')));
      if (head.length > 0) socket.unshift(head);
      resolve(socket);
    });
    request.on('response', ({ statusCode }) => reject(refusal(statusCode)));
    request.on('timeout', () => request.destroy(new Error('The shop does not answer.')));
    request.on('error', reject);
    request.end();
  });
}
