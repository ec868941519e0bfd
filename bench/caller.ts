import { Agent, get } from 'node:http';
import { signIn, startShop, withFolder } from './shop';

/** Asks for a path under /api and reads the answer to its end; as light as a client can be. */
export type Ask = (path: string) => Promise<void>;

/** A shop over a database, with its owner signed in. */
export const withShopOver = <T>(databaseUrl: string, measure: (ask: Ask) => Promise<T>): Promise<T> =>
  withFolder(async (folder) => {
    const shop = await startShop(folder, undefined, { DATABASE_URL: databaseUrl });
    const agent = new Agent({ keepAlive: true });
    try {
      const headers = { authorization: `Bearer ${await signIn(shop.url)}` };
      return await measure(
        (path) =>
          new Promise((resolve, reject) => {
            get(`${shop.url}/api${path}`, { agent, headers }, (response) => {
              if (response.statusCode !== 200) reject(new Error(`${path}: answer ${response.statusCode}`));
              response.on('end', resolve).resume();
            }).on('error', reject);
          }),
      );
    } finally {
      agent.destroy();
      await shop.stop();
    }
  });
