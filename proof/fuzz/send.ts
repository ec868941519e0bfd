import { Agent, request } from 'node:http';
import type { Attack } from './requests';

export interface Reply {
  status: number;
  text: string;
  type: string;
  /** Milliseconds. */
  took: number;
}

/** Enough of an answer to judge it; lists and files may be long. */
const enough = 20_000;
const agent = new Agent({ keepAlive: true });

/** Sends it as it is: nothing tidies up the path on the way. */
export const send = (url: string, { method, path, headers, body }: Attack, token: string | undefined) =>
  new Promise<Reply>((resolve, reject) => {
    const began = performance.now();
    const { hostname, port } = new URL(url);
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
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
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
          // a stream of events has no end of its own
          if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy();
        });
        response.on('close', settle);
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer within 30 s')));
    call.on('error', reject);
    call.end(body);
  });
