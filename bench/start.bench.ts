import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from './measure';
import { commands, startShop, withFolder } from './shop';

/** Measures the first and the second start, and the memory of an idle server. */
export const measureStart: Measure = () =>
  withFolder(async (folder) => {
    const first = await startShop(folder, commands.npmStart);
    await first.stop();
    const second = await startShop(folder, commands.npmStart);
    await second.stop();
    const idle = await startShop(folder, commands.server);
    await wait(5000);
    const memory = residentMemory(idle.pid);
    await idle.stop();
    return [
      { name: 'first start, ready after', value: first.readyAfter / 1000, unit: 's' },
      { name: 'second start, ready after', value: second.readyAfter / 1000, unit: 's', atMost: 3 },
      { name: 'idle memory of the Node process', value: memory, unit: 'MB', atMost: 200 },
    ];
  });

const residentMemory = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
