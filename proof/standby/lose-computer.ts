import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brokenBooks } from '../broken-books';
import { sellUntil } from '../disk/sell';
import { salesIn } from '../sales-in';
import { findRunning } from '../server';
import { signInAs } from '../sign-in-as';
import { readStock } from '../torture/read-stock';
import { until, type Computer } from './computer';
import { ask, isReady, overviewOf, pair } from './shop-api';
import { forgeClaims } from './strangers';

export interface Outcome {
  promised: number;
  lost: number;
  secondsLost: number;
  /** Seconds until the standby was in step again after the shop's computer was switched off and on. */
  backInStepIn: number;
  /** Claims of strangers that the shop answered, and went on. */
  forged: number;
  /** Whether the take-over was killed in its middle and begun again. */
  wasBrokenOff: boolean;
  takenOverIn: number;
  refuses: boolean;
  broken: number;
}

interface Loss {
  mode: 'sync' | 'async';
  clients: number;
  seconds: number;
  /** Where the disk of the lost computer is meanwhile. */
  aside: string;
}

/** One computer is the shop and dies, the other stands by and takes over. */
export async function loseComputer(shop: Computer, other: Computer, loss: Loss): Promise<Outcome> {
  const { mode, clients, seconds, aside } = loss;
  let token = await signInAs(shop.url, 'super_admin');
  console.error(`  ${mode}: pairing…`);
  await pair(shop, token, other);
  await ask(shop, token, 'PUT', '/settings', { backup: { standbyMode: mode, standbyWait: 10 } });
  const inStep = async () => {
    const { standbys, isWaitedFor } = await overviewOf(shop, token);
    return standbys[0]?.state === 'inStep' && isWaitedFor === (mode === 'sync');
  };
  await until('the second computer is in step', inStep, 90);

  console.error(`  ${mode}: switching the shop off and on…`);
  await shop.kill();
  await shop.start();
  token = await signInAs(shop.url, 'super_admin');
  const backInStepIn = await until('the second computer is in step again', inStep, 90);

  console.error(`  ${mode}: selling…`);
  const stock = await readStock(shop.url, token);
  const dying = new AbortController();
  const sold = sellUntil({ url: shop.url, token, stock, clients }, dying.signal);
  const forging = forgeClaims(shop.url, dying.signal);
  await wait(seconds * 1000 + Math.random() * 5000);
  const isStillShop = await isReady(shop);
  const died = Date.now();
  await shop.kill();
  dying.abort();
  const forged = isStillShop ? await forging : 0;
  const promised = (await sold).filter(({ at }) => at <= died);
  // its disk is gone
  const lost = join(aside, mode);
  await rename(shop.folder, lost);

  console.error(`  ${mode}: taking over…`);
  const wasBrokenOff = await other.breakOff(/Making the copy the shop/, 'takeover', '--yes');
  if (!(await other.run('takeover', '--yes'))) throw new Error('The take-over failed.');
  await until('the second computer is the shop', () => isReady(other));
  const takenOverIn = (Date.now() - died) / 1000;

  // and mended, as it was when it died
  await rename(lost, shop.folder);
  await shop.start();
  const refuses = shop.said().includes('has moved to') && !(await isReady(shop));
  await shop.kill();

  const url = (await findRunning(other.folder)) ?? '';
  const kept = await salesIn(url);
  const missing = promised.filter(({ id }) => !kept.has(id));
  const oldest = Math.min(died, ...missing.map(({ at }) => at));
  return {
    promised: promised.length,
    lost: missing.length,
    secondsLost: (died - oldest) / 1000,
    backInStepIn,
    forged,
    wasBrokenOff,
    takenOverIn,
    refuses,
    broken: (await brokenBooks(url)).length,
  };
}
