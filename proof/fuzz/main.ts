import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { apis, type Api } from '@turoos/contract';
import { startShop, withFolder } from '../../bench/shop';
import { brokenBooks } from '../broken-books';
import { startEngine } from '../server';
import { diceOf } from './dice';
import { openHoldings } from './holdings';
import { runFlows, type Step } from './journeys';
import { faultOf, parsed } from './judge';
import { tryKeys } from './keys';
import { callerOf, isBound, openSessions, people, type Someone } from './people';
import { attackOn, encodeRequest } from './requests';
import { plantSecrets, type Secrets } from './secrets';
import { send, type Manner, type Reply } from './send';
import { newTally, type Tally } from './tally';
import type { Attack, Target } from './types';
import { watchBranches } from './watch-branches';
import { watchChanges, type Changes } from './watch-changes';
import { moneyOf, watchMoney, wrongMoney, type MovedMoney } from './watch-money';

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
/** Endpoints that record wrong guesses, also at what a drawer holds, so a refusal may change rows there. */
const guessing =
  /^(auth\.(login|twoFactor|renewPassword)|two-factor\.|api-keys\.create|users\.changePassword|cash\.(openShift|moveCash))/;
/** Requests after which the holdings are read again, because the attack changes the shop. */
const stale = 150;

const targets: Target[] = (Object.entries(apis) as [string, Api][])
  .flatMap(([domain, api]) =>
    Object.entries(api).map(([name, endpoint]) => ({ name: `${domain}.${name}`, domain, endpoint })),
  )
  .filter(({ name }) => name.startsWith(options.only));

interface Scene {
  url: string;
  sessions: Awaited<ReturnType<typeof openSessions>>;
  holdings: Awaited<ReturnType<typeof openHoldings>>;
  secrets: Secrets;
  changes: Changes;
  money: MovedMoney;
  branches: Awaited<ReturnType<typeof watchBranches>>;
  tally: Tally;
}

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

/** Sends the same request twice at once with one idempotency key: it must be done once and answered alike. */
async function strikeTwice(scene: Scene, target: Target, who: Someone, one: Attack) {
  const headers: Record<string, string> = { 'idempotency-key': randomUUID(), ...one.headers };
  const keyed = { ...one, headers };
  await scene.sessions.tokenOf(who);
  await scene.money.taken();
  const [first, second] = await Promise.all([
    strike(scene, target, who, keyed, 'paired'),
    strike(scene, target, who, keyed, 'paired'),
  ]);
  const bothTook = first && second && first.status < 300 && second.status < 300;
  // A stored response keeps its fields, not their order.
  const said = [first, second].map((reply) => parsed(reply?.text ?? ''));
  if (
    headers['idempotency-key'] &&
    target.endpoint.idempotent &&
    bothTook &&
    !isDeepStrictEqual(said[0], said[1])
  )
    scene.tally.blame(`${target.name}: answers a repeated key differently`, { who, ...shown(keyed) });
  const due = bothTook && moneyOf(target, keyed, first.text);
  const wrong = due && headers['idempotency-key'] && wrongMoney(await scene.money.taken(), due);
  if (wrong) scene.tally.blame(`${target.name}: a repeated key ${wrong}`, { who, ...shown(keyed) });
  return [first, second];
}

/** Sends a request and judges the response. */
async function strike(
  scene: Scene,
  target: Target,
  who: Someone,
  one: Attack,
  manner: Manner | 'paired' = 'whole',
): Promise<Reply | undefined> {
  const { name, endpoint } = target;
  const { url, sessions, secrets, changes, money, branches, tally } = scene;
  const accuse = (what: string) => tally.blame(`${name}: ${what}`, { who, manner, ...shown(one) });
  try {
    const token = await sessions.tokenOf(who);
    const strikeOnce = async () => {
      // Drops the changes of the sign-in or of the previous request.
      await changes.taken();
      if (manner !== 'paired') await money.taken();
      if ((manner === 'cut' || manner === 'unread') && endpoint.touches?.includes('cash')) money.aborted();
      const reply = await send(url, one, token, manner === 'paired' ? 'whole' : manner);
      // Of two concurrent requests, the other one may have changed something.
      const isWatched = reply && reply.status >= 400 && manner !== 'paired';
      return { reply, changed: isWatched ? await changes.taken() : [] };
    };
    const { reply, changed } = await strikeOnce();
    if (reply?.status === 401 || name === 'auth.logout') sessions.forget(who);
    if (!reply) return undefined;
    const fault = faultOf(one, reply);
    if (fault) accuse(`${fault} ${reply.status >= 500 ? reply.text.slice(0, 200) : ''}`);
    const due = reply.status < 300 && manner !== 'paired' && moneyOf(target, one, reply.text);
    const wrong = due && wrongMoney(await money.taken(), due);
    if (wrong) accuse(wrong);
    const revealed = secrets.revealedBy(reply.text, who);
    if (revealed) accuse(`tells of ${revealed}`);
    const elsewhere = isBound(who) && (await branches.toldBy(name, one, reply.text));
    if (elsewhere) accuse(`tells a bound user of ${elsewhere} of another branch`);
    if (changed.length > 0 && !expected(name, reply, changed) && (await changesAgain(strikeOnce)))
      accuse(`refused with ${reply.status}, yet changed ${changed.join(', ')}`);
    if (!who && endpoint.access !== 'public' && reply.status < 400 && one.method === endpoint.method)
      accuse('open to nobody');
    return reply;
  } catch (error) {
    accuse(`no answer: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function expected(name: string, { status }: Reply, changed: readonly string[]): boolean {
  return (
    guessing.test(name) && [401, 422, 429].includes(status) && changed.every((one) => one === 'audit_log')
  );
}

/**
 * Rules out a job or an aborted request that changed rows at the same moment: those do not repeat every time.
 */
async function changesAgain(strikeOnce: () => Promise<{ changed: string[] }>): Promise<boolean> {
  for (let times = 0; times < 5; times++) if ((await strikeOnce()).changed.length === 0) return false;
  return true;
}

function shown({ method, path, headers, body }: Attack) {
  return { method, path, headers, body: body?.toString().slice(0, 600) };
}
