import { callerOf, type Someone } from './people';
import { attackOn } from './requests';
import type { Scene } from './scene';
import { strike, strikeTwice } from './strike';
import type { Attack, Target } from './types';

/** They copy or read the whole shop, so users with the right call them rarely, or never where they replace it. */
const heavy = ['backup.create', 'backup.exportShop', 'accounting.statement'];
const tooMuch = ['backup.check', 'backup.restore'];
/** Requests after which the holdings are read again, because the attack changes the shop. */
const stale = 150;

/** Attacks every endpoint in turn with as many requests as wanted, with changing users. */
export async function attack(scene: Scene, targets: readonly Target[], wanted: number): Promise<void> {
  const { tally, dice } = scene;
  let holdings = await scene.holdings.read();
  let sent = 0;
  let turns = 0;
  while (sent < wanted)
    for (const target of targets) {
      const { name, endpoint } = target;
      const who = callerOf(endpoint, dice);
      if (tooMuch.includes(name) && isMighty(who)) continue;
      if (heavy.includes(name) && isMighty(who) && dice.chance(0.97)) continue;
      if (++turns % stale === 0) holdings = await scene.holdings.read();
      const one = attackOn(target, { dice, holdings });
      const replies = await sendSomehow(scene, target, who, one);
      for (const reply of replies) tally.count(name, reply?.status);
      sent += replies.length;
      if (sent >= wanted) return;
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
  const way = scene.dice.below(100);
  if (way < 4) return [await strike(scene, target, who, one, 'stalled')];
  if (way < 6) return [await strike(scene, target, who, one, 'cut')];
  if (way < 8) return [await strike(scene, target, who, one, 'unread')];
  if (way < 11) return [await strike(scene, target, who, one), await strike(scene, target, who, one)];
  if (way < 16) return strikeTwice(scene, target, who, one);
  return [await strike(scene, target, who, one)];
}
