import { withShopOver, type Ask } from './caller';
import { withStepsLogged } from './database/log-steps';
import { timesOf, type LoggedStep } from './database/logged-steps';
import { withTraffic, type Traffic } from './database/traffic';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { withIdeal, type Ideal } from './ideal/with-ideal';
import type { MeasureOptions } from './measure';
import { percentilesOf } from './percentiles';
import { pacesOf } from './rate';
import { busyShop } from './sizes';

/** A request of the API and the least SQL it could be. */
export interface Operation {
  /** In the plural, as in 'sales of 3 lines'. */
  name: string;
  request(ask: Ask): Promise<unknown>;
  ideal: keyof Ideal;
  bars: {
    /** Least rate of the API, as a share of the ideal's. */
    share: number;
    /** Most milliseconds of the median with one client. */
    alone?: number;
    /** Most milliseconds that PostgreSQL may spend on a request. */
    database?: number;
  };
  /** Figures from the steps of all statements sent by eight clients. */
  underLoad?(steps: readonly LoggedStep[]): Figure[];
}

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
        figures.push(
          ...(await comparePace(operation, url, idealUrl, quick)),
          ...(await countTraffic(operation, url)),
          ...(await measureDatabase(operation, url)),
        );
      }
      return figures;
    }),
  );

const comparePace = (
  { name, request, ideal: idealOf, bars }: Operation,
  url: string,
  idealUrl: string,
  quick: boolean,
): Promise<Figure[]> =>
  withIdeal(idealUrl, (ideal) =>
    withShopOver(url, async (ask) => {
      const works = [() => request(ask), () => ideal[idealOf]()];
      const figures: Figure[] = [];
      for (const clients of [8, 1]) {
        const [api, least] = await pacesOf(works, { clients, quick });
        if (!api || !least) continue;
        const by = `${name}, ${clients === 1 ? '1 client' : `${clients} clients`}`;
        const among = clients > 1;
        figures.push(
          { name: `${by}: API`, value: api.rate, unit: '/s' },
          { name: `${by}: least SQL`, value: least.rate, unit: '/s' },
          {
            name: `${by}: API ÷ least SQL`,
            value: api.rate / least.rate,
            unit: 'ratio',
            ...(among && { atLeast: bars.share }),
          },
          {
            name: `${by}: API, p50`,
            value: api.p50,
            unit: 'ms',
            ...(!among && bars.alone && { atMost: bars.alone }),
          },
          { name: `${by}: API, p95`, value: api.p95, unit: 'ms' },
        );
      }
      return figures;
    }),
  );

/** Requests before counting, in which connections open and caches fill. */
const warmUp = 50;

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < times; turn++) await work();
}

/** Counts statements and round trips of one client's requests; the median leaves out the background jobs'. */
const countTraffic = ({ name, request }: Operation, url: string): Promise<Figure[]> =>
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

/** Measures PostgreSQL's own time, in its log: of one client's requests, and what eight at once do. */
const measureDatabase = ({ name, request, bars, underLoad }: Operation, url: string): Promise<Figure[]> =>
  withStepsLogged(url, (logSteps) =>
    withShopOver(url, async (ask) => {
      const times = 200;
      await repeat(warmUp, () => request(ask));
      const spent = timesOf(await logSteps(() => repeat(times, () => request(ask))));
      const { parse, plan, execute } = spent;
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
      const client = () => repeat(times / 4, () => request(ask));
      const steps = await logSteps(() => Promise.all(Array.from({ length: 8 }, client)));
      return [...figures, ...underLoad(steps)];
    }),
  );
