import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './types';

export interface Reply {
  status: number;
  text: string;
  type: string;
  /** Milliseconds. */
  took: number;
}

/** Sent whole, with a pause in the middle, aborted in the middle, or aborted before the response. */
export type Manner = 'whole' | 'stalled' | 'cut' | 'unread';

/** Characters of a response that are enough to judge it; lists and files may be long. */
const enough = 20_000;
const pause = 150;
const agent = new Agent({ keepAlive: true });

/** Sends a request with its path as it is; fetch would normalise it. An aborted one has no response. */
export const send = (
  url: string,
  { method, path, headers, body }: Attack,
  token: string | undefined,
  manner: Manner = 'whole',
) =>
  new Promise<Reply | undefined>((resolve, reject) => {
    const began = performance.now();
    const { hostname, port } = new URL(url);
    const givenUp = manner === 'cut' || manner === 'unread';
    const call = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        timeout: 30_000,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': body.length }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const settle = () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            type: response.headers['content-type'] ?? '',
            took: performance.now() - began,
          });
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= enough) chunks.push(chunk);
          // An event stream does not end by itself.
          if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy();
        });
        response.on('close', settle);
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer within 30 s')));
    call.on('error', (error) => (givenUp ? resolve(undefined) : reject(error)));
    void speak(call, body, manner);
  });

async function speak(call: ReturnType<typeof request>, body: Buffer | undefined, manner: Manner) {
  const half = Math.floor((body?.length ?? 0) / 2);
  if (manner === 'stalled' || manner === 'cut') {
    call.flushHeaders();
    if (body && half) call.write(body.subarray(0, half));
    await wait(manner === 'stalled' ? pause : 5);
  }
  if (manner === 'cut') call.destroy();
  else if (manner === 'stalled') call.end(body?.subarray(half));
  else call.end(body);
  if (manner === 'unread') {
    await wait(5);
    call.destroy();
  }
}
