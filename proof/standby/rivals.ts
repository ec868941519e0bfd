import { setTimeout as wait } from 'node:timers/promises';
import { brokenBooks } from '../broken-books';
import { findRunning } from '../server';
import { signInAs } from '../sign-in-as';
import { until, type Computer } from './computer';
import { isReady, overviewOf, pair } from './shop-api';

export interface Rivalry {
  /** Computers that serve the shop in the end: one, whatever happened before. */
  serving: number;
  /** Whether the other was refused, or says where the shop is. */
  isOtherTold: boolean;
  /** Seconds for which both served, until one learned of the other. */
  secondsOfBoth: number;
  takenOverIn: number;
  broken: number;
}

/** Seconds within which two shops must have found out about each other. */
const settlesWithin = 30;

/** Two computers stand by for a shop that dies, and both take over at the same moment: one of them must be the shop. */
export async function rival(shop: Computer, one: Computer, other: Computer): Promise<Rivalry> {
  const token = await signInAs(shop.url, 'super_admin');
  console.error('  rivals: pairing two…');
  for (const each of [one, other]) await pair(shop, token, each);
  const areInStep = async () => {
    const { standbys } = await overviewOf(shop, token);
    return standbys.length === 2 && standbys.every(({ state }) => state === 'inStep');
  };
  await until('both computers are in step', areInStep, 120);
  const died = Date.now();
  await shop.kill();

  console.error('  rivals: both take over…');
  const both = [one, other] as const;
  const taken = await Promise.all(both.map((each) => each.run('takeover', '--yes')));
  const readyOnes = async () => (await Promise.all(both.map(isReady))).filter(Boolean).length;
  await until('one of them is the shop', async () => (await readyOnes()) > 0, 90);
  const takenOverIn = (Date.now() - died) / 1000;

  let secondsOfBoth = 0;
  for (const since = Date.now(); Date.now() - since < settlesWithin * 1000; await wait(250))
    if ((await readyOnes()) === 2) secondsOfBoth += 0.25;
  const ready = await Promise.all(both.map(isReady));
  const [winner, loser] = ready[0] ? both : [other, one];
  return {
    serving: ready.filter(Boolean).length,
    isOtherTold: taken.includes(false) || /has (moved to|taken the shop over)/.test(loser.said()),
    secondsOfBoth,
    takenOverIn,
    broken: (await brokenBooks((await findRunning(winner.folder)) ?? '')).length,
  };
}
