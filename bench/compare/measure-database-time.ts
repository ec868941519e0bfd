import { withShopOver } from '../caller';
import { withStepsLogged } from '../database/log-steps';
import { timesOf } from '../database/logged-steps';
import type { Figure } from '../figure';
import { repeat, warmUp, type Operation } from './operation';

const times = 200;
const clients = 8;

/** Reads PostgreSQL's own time from its log: for one client's requests, and what eight clients at once do. */
export const measureDatabaseTime = (
  { name, request, bars, underLoad }: Operation,
  url: string,
): Promise<Figure[]> =>
  withStepsLogged(url, (logSteps) =>
    withShopOver(url, async (ask) => {
      await repeat(warmUp, () => request(ask));
      const { parse, plan, execute } = timesOf(await logSteps(() => repeat(times, () => request(ask))));
      const figures: Figure[] = [
        { name: `${name}: PostgreSQL parses`, value: parse / times, unit: 'ms' },
        { name: `${name}: PostgreSQL plans`, value: plan / times, unit: 'ms' },
        { name: `${name}: PostgreSQL executes`, value: execute / times, unit: 'ms' },
        {
          name: `${name}: PostgreSQL in all`,
          value: (parse + plan + execute) / times,
          unit: 'ms',
          ...(bars.database && { atMost: bars.database }),
        },
      ];
      if (!underLoad) return figures;
      const client = () => repeat((2 * times) / clients, () => request(ask));
      const steps = await logSteps(() => Promise.all(Array.from({ length: clients }, client)));
      return [...figures, ...underLoad(steps)];
    }),
  );
