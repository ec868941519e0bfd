import { startShop, withFolder } from '../../bench/shop';
import { startEngine } from '../server';
import { diceOf } from './dice';
import { openHoldings } from './holdings';
import { openSessions } from './people';
import type { Scene } from './scene';
import { plantSecrets } from './secrets';
import type { Tally } from './tally';
import { watchBranches } from './watch-branches';
import { watchChanges } from './watch-changes';
import { watchMoney } from './watch-money';

/** Starts a sample shop with everything that watches it, and stops both after the work. */
export const withScene = <T>(seed: number, tally: Tally, work: (scene: Scene) => Promise<T>): Promise<T> =>
  withFolder((folder) =>
    withFolder(async (dataDir) => {
      const engine = await startEngine({ dataDir });
      const { url: databaseUrl } = engine;
      const shop = await startShop(folder, ['packages/server/dist/demo.js'], { DATABASE_URL: databaseUrl });
      const secrets = await plantSecrets(databaseUrl);
      const sessions = await openSessions(shop.url, databaseUrl);
      const holdings = await openHoldings(databaseUrl);
      const changes = await watchChanges(databaseUrl);
      const money = await watchMoney(databaseUrl);
      const branches = await watchBranches(databaseUrl, sessions.branch);
      const opened = { secrets, sessions, holdings, changes, money, branches };
      try {
        return await work({ url: shop.url, databaseUrl, dice: diceOf(seed), tally, ...opened });
      } finally {
        for (const open of Object.values(opened)) await open.close();
        await shop.stop();
        await engine.stop();
      }
    }),
  );
