import type { Measure } from './measure';
import { pacesOf } from './rate';
import { signIn, startShop, withFolder } from './shop';

/** The cost of every signed-in request before it does anything: transport, session, rights, response. */
export const measureSignedInRequests: Measure = () =>
  withFolder(async (folder) => {
    const shop = await startShop(folder);
    try {
      const headers = { authorization: `Bearer ${await signIn(shop.url)}` };
      const call = async () => {
        const response = await fetch(`${shop.url}/api/auth/me`, { headers });
        if (!response.ok) throw new Error(`unexpected answer ${response.status}`);
        await response.arrayBuffer();
      };
      const [pace] = await pacesOf([call]);
      return [{ name: 'GET /auth/me, 8 clients', value: pace?.rate ?? 0, unit: 'requests/s' }];
    } finally {
      await shop.stop();
    }
  });
