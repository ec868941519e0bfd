import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Network, NetworkState } from '../network/network';
import { watchNetwork } from '../network/watch-network';
import { archiveShop, openShop, settleShop, standbysOfShop } from '../open-shop';
import type { RunningShop } from '../server';
import type { Config } from '../system/config';
import { messageOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';
import { withoutRepeats } from '../system/without-repeats';
import { relayFigures, type FigureOrder, type FigureReport } from './relay-figures';

/** The configuration and the running database that the first process passes to a worker. */
export interface Task {
  config: Config;
  /** The URL of the database. */
  url: string;
  network: NetworkState;
}

/** What a worker says: that it waits for its task, serves at these ports, a line for the operator, or why it can't. */
export type Report =
  | 'waiting'
  | { serving: Network['ports'] }
  | { said: string }
  | { problem: string; hint: string | undefined }
  | FigureReport;

export const stopOrder = 'stop';
/** What a worker is told after its task: to stop, how the network has changed, or what concerns its figures. */
export type Order = typeof stopOrder | { network: NetworkState } | FigureOrder;

/** The build writes it next to the server's file. */
const program = join(dirname(fileURLToPath(import.meta.url)), 'worker.js');

/** Milliseconds, so that a worker that dies at its start does not take a whole processor. */
const restartDelay = 1000;
/** Milliseconds that a worker may take to stop, far more than it needs. */
const stopWithin = 15_000;

/**
 * Opens a shop and serves it by several processes at one port. This process owns the database and does what
 * must be done once; it hands the connections of clients to the workers in turn, and replaces a worker that
 * dies. If this process dies, the workers end at once.
 */
export async function startWorkers(config: Config, say: (line: string) => void): Promise<RunningShop> {
  const network = await watchNetwork(config, say);
  const shop = await openShop(config, say).catch(async (error: unknown) => {
    await network.close();
    throw error;
  });
  const serving = new Set<Worker>();
  let archive: ReturnType<typeof archiveShop>;
  let standbys: ReturnType<typeof standbysOfShop>;
  const stopping = new AbortController();
  const sayOnce = withoutRepeats(say);
  const relay = relayFigures(serving);
  network.follow((state) => {
    for (const worker of serving) worker.send({ network: state } satisfies Order, ignore);
  });
  cluster.setupPrimary({ exec: program, args: [], serialization: 'advanced' });

  /** Resolves once a new worker serves. */
  function begin(): Promise<void> {
    const worker = cluster.fork();
    return new Promise((resolve, reject) => {
      const serve = (ports: Network['ports']) => {
        Object.assign(network.ports, ports);
        if (serving.has(worker)) return;
        serving.add(worker);
        worker.once('exit', () => {
          serving.delete(worker);
          void replace(worker);
        });
        resolve();
      };
      worker.on('message', (report: Report) => {
        if (report === 'waiting') {
          const task: Task = { config, url: shop.engine.url, network: network.state() };
          worker.send(task, ignore);
        } else if ('serving' in report) serve(report.serving);
        else if ('said' in report) sayOnce(report.said);
        else if ('asks' in report || 'tells' in report) relay(worker, report);
        else reject(new StartupError(report.problem, report.hint));
      });
      worker.once('exit', () => reject(new StartupError(`A worker did not start: it ${endOf(worker)}.`)));
      worker.on('error', reject);
    });
  }

  async function replace(dead: Worker): Promise<void> {
    if (!stopping.signal.aborted) say(`Worker ${dead.process.pid} ${endOf(dead)}; another takes its place.`);
    while (!stopping.signal.aborted) {
      await wait(restartDelay);
      if (stopping.signal.aborted) return;
      try {
        await settleShop(config, shop);
        await begin();
        return;
      } catch (error) {
        say(messageOf(error));
      }
    }
  }

  async function close(): Promise<void> {
    stopping.abort();
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(all.map((worker) => (serving.has(worker) ? stop(worker) : kill(worker))));
    await archive?.close();
    await standbys?.close();
    await network.close();
    await shop.close();
  }

  try {
    const firstAdmin = await settleShop(config, shop);
    await Promise.all(Array.from({ length: config.workers }, begin));
    archive = archiveShop(config, shop, say);
    standbys = standbysOfShop(config, shop, network, say);
    return { port: network.ports.http, network, firstAdmin, engine: shop.engine, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function stop(worker: Worker): Promise<void> {
  const late = setTimeout(() => worker.process.kill('SIGKILL'), stopWithin);
  worker.send(stopOrder, ignore);
  await once(worker, 'exit');
  clearTimeout(late);
}

/** Ends a worker that has not begun to serve. */
async function kill(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  worker.process.kill('SIGKILL');
  await once(worker, 'exit');
}

/** For messages to a worker that may have just ended, which its 'exit' event tells. */
const ignore = () => undefined;

const endOf = ({ process: { signalCode, exitCode } }: Worker): string =>
  signalCode ? `was ended by ${signalCode}` : `ended with code ${exitCode}`;
