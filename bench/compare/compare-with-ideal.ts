import { withShopOver } from '../caller';
import type { Databases } from '../databases';
import type { Figure } from '../figure';
import { withIdeal } from '../ideal/with-ideal';
import type { MeasureOptions } from '../measure';
import { busyShop } from '../sizes';
import { comparePace } from './compare-pace';
import { compareProcessorTime } from './compare-processor-time';
import { countTraffic } from './count-traffic';
import { measureDatabaseTime } from './measure-database-time';
import type { Operation } from './operation';

/**
 * Compares requests of a running shop with the least SQL they could be, in the same PostgreSQL server and in
 * turns, and counts what each request asks of the database.
 */
export const compareWithIdeal = (
  databases: Databases,
  { quick }: MeasureOptions,
  prepare: (url: string) => Promise<Operation[]>,
): Promise<Figure[]> =>
  databases.copyOf(busyShop, (url) =>
    databases.copyOfIdeal(async (idealUrl) => {
      const figures: Figure[] = [];
      for (const operation of await prepare(url)) {
        console.error(`  ${operation.name}`);
        const compared = await withIdeal(idealUrl, (ideal) =>
          withShopOver(url, async (ask, shop) => {
            const works = { api: () => operation.request(ask), ideal: ideal[operation.ideal] };
            return [
              ...(await comparePace(operation, works, quick)),
              ...(await compareProcessorTime(operation, works, { shop: shop.pid, url, idealUrl })),
            ];
          }),
        );
        figures.push(
          ...compared,
          ...(await countTraffic(operation, url)),
          ...(await measureDatabaseTime(operation, url)),
        );
      }
      return figures;
    }),
  );
