import type { Figure } from './figure';
import { ratePerSecond } from './rate';
import { signIn, startShop, withFolder } from './shop';

/** The cost of every signed-in request before it does anything: transport, session, rights, response. */
export const measureSignedInRequests = (): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const shop = await startShop(folder);
    try {
      const headers = { authorization: `Bearer ${await signIn(shop.url)}` };
      const call = async () => {
        const response = await fetch(`${shop.url}/api/auth/me`, { headers });
        if (!response.ok) throw new Error(`unexpected answer ${response.status}`);
        await response.arrayBuffer();
      };
      return [{ name: 'GET /auth/me, 8 clients', value: await ratePerSecond(call), unit: 'requests/s' }];
    } finally {
      await shop.stop();
    }
  });
