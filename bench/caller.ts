import { Agent, request } from 'node:http';
import { signIn, startShop, withFolder, type BenchShop } from './shop';

/**
 * Sends a GET, or a POST with a body, to a path under /api and reads the response; as light as a client can
 * be.
 */
export type Ask = (path: string, body?: unknown) => Promise<string>;

/** Runs a measurement with a client of a running shop, signed in as its owner. */
export async function withCaller<T>(url: string, measure: (ask: Ask) => Promise<T>): Promise<T> {
  const agent = new Agent({ keepAlive: true });
  const authorization = `Bearer ${await signIn(url)}`;
  const ask: Ask = (path, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        authorization,
        ...(text && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'idempotency-key': crypto.randomUUID(),
        }),
      };
      const method = text ? 'POST' : 'GET';
      request(`${url}/api${path}`, { agent, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const answer = Buffer.concat(chunks).toString();
          if ((response.statusCode ?? 500) < 300) resolve(answer);
          else reject(new Error(`${path}: answer ${response.statusCode} ${answer}`));
        });
      })
        .on('error', reject)
        .end(text);
    });
  return measure(ask).finally(() => agent.destroy());
}

/** Starts a shop over a database and runs a measurement with its owner signed in. */
export const withShopOver = <T>(
  databaseUrl: string,
  measure: (ask: Ask, shop: BenchShop) => Promise<T>,
): Promise<T> =>
  withFolder(async (folder) => {
    const shop = await startShop(folder, undefined, { DATABASE_URL: databaseUrl });
    return withCaller(shop.url, (ask) => measure(ask, shop)).finally(() => shop.stop());
  });
