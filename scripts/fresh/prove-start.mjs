import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startNpm } from './npm-process.mjs';
import { within } from './within.mjs';

/** Seconds; the benchmark of the start has the same bar. */
const secondStartAtMost = 3;

/**
 * Runs `npm start` twice: it serves, its printed password signs in, SIGTERM stops it, and it restarts fast.
 */
export async function proveStart(machine, step, logFile) {
  let password;
  await shopDuring(machine, logFile('start'), async (npm) => {
    const url = await step('npm start: ready', () => readyAddress(npm));
    await step('the printed password signs in', async () => {
      [, password] = await within(10, 'the password', npm.says(/Password: +(\S+)/));
      await signIn(url, password);
    });
    await step('SIGTERM to npm stops it', () => stop(machine, npm, npm.pid, url));
  });
  await shopDuring(machine, logFile('start-again'), async (npm) => {
    const began = performance.now();
    const url = await step('npm start again: ready', () => readyAddress(npm));
    const seconds = (performance.now() - began) / 1000;
    await step('the same password signs in', () => signIn(url, password));
    await step('SIGTERM to all its processes stops it', () => stop(machine, npm, -npm.pid, url));
    await step(`ready again within ${secondStartAtMost} s`, () => {
      if (seconds > secondStartAtMost) throw new Error(`${seconds.toFixed(1)} s`);
    });
  });
}

async function shopDuring(machine, logFile, work) {
  const npm = startNpm(machine, ['start'], logFile, { PORT: '0', HOST: '127.0.0.1' });
  await work(npm).finally(() => npm.end());
}

async function readyAddress(npm) {
  const [, url] = await within(600, 'npm start', npm.says(/ready: (http:\S+)/));
  const { status } = await fetch(`${url}/api/ready`);
  if (status !== 200) throw new Error(`/api/ready answered ${status}`);
  return url;
}

async function signIn(url, password) {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { data } = await reply.json();
  if (!data?.accessToken) throw new Error(`signing in was answered with ${reply.status}`);
}

/** Stops the shop through the given process; neither server nor database may remain. */
async function stop(machine, npm, told, url) {
  process.kill(told, 'SIGTERM');
  await within(60, 'stopping', npm.ended);
  if (await fetch(url).catch(() => undefined)) throw new Error('the server still answers');
  const database = join(machine.clone, 'data', 'postgres', 'cluster');
  if (!existsSync(database)) throw new Error(`the database is not in ${database}`);
  if (existsSync(join(database, 'postmaster.pid'))) throw new Error('the database still runs');
}
