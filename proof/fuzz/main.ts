import { parseArgs } from 'node:util';
import { apis, type Api } from '@turoos/contract';
import { startShop, withFolder } from '../../bench/shop';
import { brokenBooks } from '../broken-books';
import { startEngine } from '../server';
import { diceOf } from './dice';
import { openHoldings } from './holdings';
import { runFlows, type Step } from './journeys';
import { parsed } from './judge';
import { tryKeys } from './keys';
import { callerOf, openSessions, people, type Someone } from './people';
import { attackOn, encodeRequest } from './requests';
import type { Scene } from './scene';
import { plantSecrets } from './secrets';
import { send } from './send';
import { shown, strike, strikeTwice } from './strike';
import { newTally } from './tally';
import type { Attack, Target } from './types';
import { watchBranches } from './watch-branches';
import { watchChanges } from './watch-changes';
import { watchMoney } from './watch-money';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
});
const wanted = Number(options.requests);
const seed = Number(options.seed);
const dice = diceOf(seed);

/** They copy or replace the whole shop, so users with the right call them rarely or never. */
const heavy = ['backup.create', 'backup.exportShop'];
const tooMuch = ['backup.check', 'backup.restore'];
/** Requests after which the holdings are read again, because the attack changes the shop. */
const stale = 150;

const targets: Target[] = (Object.entries(apis) as [string, Api][])
  .flatMap(([domain, api]) =>
    Object.entries(api).map(([name, endpoint]) => ({ name: `${domain}.${name}`, domain, endpoint })),
  )
  .filter(({ name }) => name.startsWith(options.only));

await withFolder((folder) =>
  withFolder(async (dataDir) => {
    const engine = await startEngine({ dataDir });
    const shop = await startShop(folder, ['packages/server/dist/demo.js'], { DATABASE_URL: engine.url });
    const secrets = await plantSecrets(engine.url);
    const sessions = await openSessions(shop.url, engine.url);
    const scene: Scene = {
      url: shop.url,
      secrets,
      sessions,
      holdings: await openHoldings(engine.url),
      changes: await watchChanges(engine.url),
      money: await watchMoney(engine.url),
      branches: await watchBranches(engine.url, sessions.branch),
      tally: newTally(targets.map(({ name }) => name)),
    };
    const { holdings, changes, money, branches, tally } = scene;
    try {
      if (!options.only)
        await runFlows(engine.url, stepIn(scene), (await sessions.tokenOf('super_admin')) ?? '', dice);
      await attack(scene);
      const intrusions = await intrude(scene);
      const means = { url: shop.url, databaseUrl: engine.url, dice, holdings: await holdings.read() };
      const byKeys = await tryKeys(targets, means, (what, one) => tally.blame(what, one ? shown(one) : {}));
      for (const what of await secrets.missing()) tally.blame(`${what} of somebody else was touched`, {});
      const passed = tally.report(await brokenBooks(engine.url));
      console.log(
        `${targets.length} endpoints, ${people.length} people, seed ${seed}; ${intrusions} tries at what is not theirs besides, ${byKeys} with keys`,
      );
      process.exitCode = passed ? 0 : 1;
    } finally {
      for (const open of [secrets, sessions, holdings, changes, money, branches]) await open.close();
      await shop.stop();
      await engine.stop();
    }
  }),
);

/** Every valid step must be accepted, except sign-ins that ask for another step. */
function stepIn({ url, tally }: Scene): Step {
  return async (name, parts, token) => {
    const target = targets.find((one) => one.name === name) as Target;
    const whole = { params: {}, query: {}, body: undefined, file: undefined, headers: {}, ...parts };
    const reply = await send(url, encodeRequest(target, whole), token);
    const { data, details = {} } = parsed(reply?.text ?? '') as { data?: unknown; details?: object };
    const status = reply?.status ?? 0;
    tally.count(name, status);
    if (status >= 300 && !('challenge' in details))
      tally.blame(`${name}: a step of a journey was refused`, { reply });
    return { status, data: data ?? {}, details };
  };
}

/** Calls every endpoint that takes an id, as every role, with ids of other users' records. */
async function intrude(scene: Scene): Promise<number> {
  let tried = 0;
  for (const target of targets)
    if (target.endpoint.path.includes(':'))
      for (const who of people)
        for (const one of scene.secrets.intrusions(target.endpoint)) {
          await strike(scene, target, who, one);
          tried++;
        }
  return tried;
}

/** Attacks every endpoint in turn, with changing users. */
async function attack(scene: Scene): Promise<void> {
  const { tally } = scene;
  const began = performance.now();
  let holdings = await scene.holdings.read();
  while (tally.sent() < wanted)
    for (const target of targets) {
      const { name, endpoint } = target;
      const who = callerOf(endpoint, dice);
      if (tooMuch.includes(name) && isMighty(who)) continue;
      if (heavy.includes(name) && isMighty(who) && dice.chance(0.9)) continue;
      if (tally.sent() % stale === 0) holdings = await scene.holdings.read();
      const one = attackOn(target, { dice, holdings });
      for (const reply of await sendSomehow(scene, target, who, one)) tally.count(name, reply?.status);
      if (tally.sent() % 1000 === 0)
        console.error(
          `  ${tally.sent()} sent in ${Math.round((performance.now() - began) / 1000)} s, ${tally.faults.size} kinds of faults`,
        );
      if (tally.sent() >= wanted) return;
    }
}

function isMighty(who: Someone): boolean {
  return who === 'super_admin' || who === 'admin' || who === 'manager';
}

/**
 * Sends most requests plainly; some with a pause, some aborted, some twice, with and without an idempotency
 * key.
 */
async function sendSomehow(scene: Scene, target: Target, who: Someone, one: Attack) {
  const way = dice.below(100);
  if (way < 4) return [await strike(scene, target, who, one, 'stalled')];
  if (way < 6) return [await strike(scene, target, who, one, 'cut')];
  if (way < 8) return [await strike(scene, target, who, one, 'unread')];
  if (way < 11) return [await strike(scene, target, who, one), await strike(scene, target, who, one)];
  if (way < 16) return strikeTwice(scene, target, who, one);
  return [await strike(scene, target, who, one)];
}
