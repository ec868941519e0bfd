import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { faultOf, parsed } from './judge';
import { isBound, type Someone } from './people';
import type { Scene } from './scene';
import { send, type Manner, type Reply } from './send';
import type { Attack, Target } from './types';
import { moneyOf, wrongMoney } from './watch-money';

/** Endpoints that record wrong guesses, also at what a drawer holds, so a refusal may change rows there. */
const guessing =
  /^(auth\.(login|twoFactor|renewPassword)|two-factor\.|api-keys\.create|users\.changePassword|cash\.(openShift|moveCash))/;

/** Milliseconds, more each time: a backup on a busy machine writes its row for a while. */
const untilJobsEnd = 1000;

/** Sends a request and judges the response. */
export async function strike(
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
      return { reply, changed: isWatched ? unexpected(name, reply, await changes.taken()) : [] };
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
    if (changed.length > 0 && (await changesAgain(strikeOnce)))
      accuse(`refused with ${reply.status}, yet changed ${changed.join(', ')}`);
    if (!who && endpoint.access !== 'public' && reply.status < 400 && one.method === endpoint.method)
      accuse('open to nobody');
    return reply;
  } catch (error) {
    accuse(`no answer: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Sends the same request twice at once with one idempotency key: it must be done once and answered alike. */
export async function strikeTwice(scene: Scene, target: Target, who: Someone, one: Attack) {
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

/** Returns the tables that a refused request had no reason to change. */
function unexpected(name: string, { status }: Reply, changed: readonly string[]): string[] {
  const isGuess = guessing.test(name) && [401, 422, 429].includes(status);
  return changed.filter((table) => !(isGuess && table === 'audit_log'));
}

/**
 * Rules out a job or an aborted request that changed rows at the same moment: those do not repeat every time.
 */
async function changesAgain(strikeOnce: () => Promise<{ changed: string[] }>): Promise<boolean> {
  for (let times = 0; times < 5; times++) {
    await wait(untilJobsEnd * times);
    if ((await strikeOnce()).changed.length === 0) return false;
  }
  return true;
}

export function shown({ method, path, headers, body }: Attack) {
  return { method, path, headers, body: body?.toString().slice(0, 600) };
}
