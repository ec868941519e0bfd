import { withShopOver } from '../caller';
import { withTraffic, type Traffic } from '../database/traffic';
import type { Figure } from '../figure';
import { percentilesOf } from '../percentiles';
import { repeat, warmUp, type Operation } from './operation';

/**
 * Counts the statements and round trips of one client's requests. The median leaves out those of background
 * jobs.
 */
export const countTraffic = ({ name, request }: Operation, url: string): Promise<Figure[]> =>
  withTraffic(url, (countedUrl, traffic) =>
    withShopOver(countedUrl, async (ask) => {
      await repeat(warmUp, () => request(ask));
      const counts: Traffic[] = [];
      await repeat(51, async () => {
        const { statements, roundTrips } = traffic;
        await request(ask);
        counts.push({
          statements: traffic.statements - statements,
          roundTrips: traffic.roundTrips - roundTrips,
        });
      });
      const median = (count: keyof Traffic) => percentilesOf(counts.map((each) => each[count])).p50;
      return [
        { name: `${name}: statements per request`, value: median('statements'), unit: '' },
        { name: `${name}: round trips per request`, value: median('roundTrips'), unit: '' },
      ];
    }),
  );
