import { setTimeout as wait } from 'node:timers/promises';
import { brokenBooks } from '../broken-books';
import { jobsRanOnce, numbersInOrder, type Finding } from '../servers/checks';
import { signInAs } from '../sign-in-as';
import { noPromises, runClient, type Promises } from '../torture/client';
import { readStock, watchShift } from '../torture/read-stock';
import { untilReady } from '../torture/shop-process';
import { compare } from '../torture/verdict';
import { blows, type Strike } from './blows';
import { buildCluster, withMachines, type Built } from './build';
import { say } from './say';
import { Answers, witness, type Witness } from './watch';

/** Seconds of work before the first blow and after each. */
const calm = 8;
/** Seconds within which writes go on after a blow. */
const limit = 30;

/** Lets clients sell while the database's primary, its network and a server's network fail. */
export async function proveCluster(clients: number): Promise<Finding[]> {
  return withMachines(async (folder) => {
    const built = await buildCluster(folder);
    const { balancer, shops } = built;
    const token = await signInAs(balancer.shop, 'super_admin');
    const stock = await readStock(balancer.shop, token);
    const promises = noPromises();
    let stage = 'before the first blow';
    const answers = new Answers(() => stage);
    const witnesses = shops.map((shop) => ({
      shop,
      answers: new Answers(() => stage),
      reasons: new Set<string>(),
      isCutOff: false,
    }));
    let stopping = false;
    const stopped = () => stopping;
    const line = {
      url: balancer.shop,
      token: async () => token,
      forget: () => {},
      heard: (what: Parameters<Answers['hear']>[0]) => answers.hear(what),
    };
    const working = Promise.all([
      ...Array.from({ length: clients }, () => runClient(line, stock, promises, stopped)),
      ...witnesses.map((one) => witness(one, token, promises, stopped)),
      watchShift(line, stock, stopped),
    ]);
    const strikes: Finding[] = [];
    try {
      say('Clients work…');
      await wait(calm * 1000);
      for (const strike of blows(built, witnesses)) {
        stage = strike.what;
        strikes.push(...(await strikeAndWait(strike, answers, witnesses)));
      }
    } finally {
      stopping = true;
      await working;
    }
    say('Comparing what was confirmed with the books…');
    return [...strikes, ...heardFindings(answers, witnesses), ...(await verdict(built, promises))];
  });
}

async function strikeAndWait(
  { what, strike, mend }: Strike,
  answers: Answers,
  witnesses: readonly Witness[],
): Promise<Finding[]> {
  say(`${what}…`);
  const began = performance.now();
  await strike();
  // long enough for a write to fail before one succeeds
  await wait(calm * 1000);
  for (const { shop, isCutOff } of witnesses) if (!isCutOff) await untilReady(shop.url);
  await wait(calm * 1000);
  const paused = (one: Answers) => {
    const seconds = one.longestPause(began);
    return { value: `${seconds.toFixed(1)} s`, holds: seconds < limit };
  };
  const findings = [
    { what: `${what}: longest pause of all clients`, ...paused(answers) },
    ...witnesses
      .filter(({ isCutOff }) => !isCutOff)
      .map((one) => ({ what: `${what}: longest pause of ${one.shop.machine.name}`, ...paused(one.answers) })),
  ];
  await mend();
  return findings;
}

function heardFindings(answers: Answers, witnesses: readonly Witness[]): Finding[] {
  const all = [answers, ...witnesses.map((one) => one.answers)];
  const faults = new Map<string, number>();
  for (const one of all)
    for (const [what, times] of one.faults) faults.set(what, (faults.get(what) ?? 0) + times);
  const reasons = new Set(witnesses.flatMap((one) => [...one.reasons]));
  return [
    {
      what: 'answers 503 with a time to retry',
      value: all.reduce((sum, one) => sum + one.away, 0),
      holds: true,
    },
    {
      what: 'slowest answer',
      value: `${Math.max(...all.map((one) => one.slowest)).toFixed(1)} s`,
      holds: true,
    },
    {
      what: 'other errors, late answers, false readiness',
      value: [...faults].map(([what, times]) => `${what}: ${times}`).join('; ') || 0,
      holds: faults.size === 0,
    },
    {
      what: 'reasons of servers that were not ready',
      value: [...reasons].join('; '),
      holds: reasons.size > 0,
    },
  ];
}

async function verdict({ balancer, shops }: Built, promises: Promises): Promise<Finding[]> {
  const { lost, doubled, halves, wrongMoney, silent } = await compare(balancer.database, promises);
  for (const what of [...lost, ...doubled, ...halves, ...wrongMoney].slice(0, 10)) say(what);
  const broken = await brokenBooks(balancer.database);
  const none = (what: string, found: readonly string[]) => ({
    what,
    value: found.length,
    holds: found.length === 0,
  });
  return [
    { what: 'writes confirmed', value: promises.kept.size, holds: promises.kept.size > 0 },
    { what: 'never answered, yet done once', value: silent, holds: true },
    none('confirmed writes lost', lost),
    none('writes doubled', doubled),
    none('shifts and money left half or otherwise', [...halves, ...wrongMoney]),
    { ...none('books broken', broken), value: broken.join('; ') || 0 },
    { what: 'invoice numbers missing or doubled', ...(await numbersInOrder(balancer.database)) },
    await jobsRanOnce(balancer.database, shops),
  ];
}
