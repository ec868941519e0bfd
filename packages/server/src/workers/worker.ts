import cluster from 'node:cluster';
import { once } from 'node:events';
import { must } from '@turoos/contract';
import { outliveDatabase } from '../outlive-database';
import { runCommand } from '../run-command';
import { stopSignals } from '../stop-signals';
import { connectCounter } from '../pools';
import { serveShop } from '../server';
import { createNetwork } from '../network/network';
import { StartupError } from '../system/startup-error';
import { gatherFigures } from './gather-figures';
import { stopOrder, type Order, type Report, type Task } from './start-workers';

/**
 * One of the processes that serve a shop together, started by start-workers.ts. It stops when told to, and at a
 * signal, because terminals and service managers send it to all processes of a server.
 */
runCommand(async () => {
  outliveDatabase();
  const told = once(process, 'message') as Promise<[Task]>;
  await report('waiting');
  const [task] = await told;
  const serving = serve(task);
  process.on('message', (order: Order) => order === stopOrder && stop(serving));
  for (const signal of stopSignals) process.on(signal, () => stop(serving));
  try {
    await serving;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    await report({ problem: error.message, hint: error.hint });
    process.exit(1);
  }
});

interface Serving {
  close(): Promise<void>;
}

async function serve({ config, url, network: state }: Task): Promise<Serving> {
  const db = connectCounter(url, config.workers);
  const network = createNetwork(state);
  process.on('message', (order: Order) => {
    if (order !== stopOrder && 'network' in order) network.change(order.network);
  });
  const say = (said: string) => void report({ said });
  const gatherMetrics = gatherFigures((message) => void report(message));
  const { close } = await serveShop(config, url, db, network, say, gatherMetrics);
  await report({ serving: network.ports });
  return { close: () => close().then(() => db.destroy()) };
}

let stopping = false;

function stop(serving: Promise<Serving>): void {
  if (stopping) return;
  stopping = true;
  serving
    .then(({ close }) => close())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
}

const report = (what: Report) =>
  new Promise<void>((resolve) => void must(cluster.worker).send(what, () => resolve()));
