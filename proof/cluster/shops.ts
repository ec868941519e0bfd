import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createMachine, type Machine } from './network';

/** A Turoos server on a machine of its own. */
export interface Shop {
  machine: Machine;
  url: string;
  start(databaseUrl: string): void;
}

export function createShops(folder: string): Shop[] {
  const data = join(folder, 'shop');
  mkdirSync(data);
  return [1, 2, 3].map((number) => {
    const machine = createMachine(`app${number}`, 30 + number);
    return {
      machine,
      url: `http://${machine.host}:5000`,
      start: (databaseUrl) => void run(machine, folder, 'main', databaseUrl),
    };
  });
}

/** Fills the database with the sample shop. */
export async function fillShop({ machine }: Shop, folder: string, databaseUrl: string): Promise<void> {
  const child = run(machine, folder, 'demo', databaseUrl);
  const isReady = async () =>
    (await fetch(`http://${machine.host}:5000/api/ready`).catch(() => undefined))?.ok === true;
  const ended = once(child, 'exit');
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The sample shop was not filled.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  child.kill('SIGTERM');
  await ended;
}

const run = (machine: Machine, folder: string, program: 'main' | 'demo', databaseUrl: string) =>
  machine.start(process.execPath, [`packages/server/dist/${program}.js`], {
    log: join(folder, `${machine.name}.log`),
    env: {
      DATABASE_URL: databaseUrl,
      TUROOS_DATA: join(folder, 'shop'),
      HOST: machine.host,
      PORT: '5000',
      TUROOS_HTTPS: 'off',
      TUROOS_MDNS: 'off',
      TUROOS_TRUST_PROXY: '1',
      TUROOS_RATE_LIMIT: '0',
      TUROOS_LOG_LEVEL: 'error',
    },
  });
