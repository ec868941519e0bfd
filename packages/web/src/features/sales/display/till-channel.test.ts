import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Shown, ShownShop } from './shown';
import { followTill, serveDisplays } from './till-channel';

/** Channels that deliver at once, so that time can be stopped. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    const others = [...Channel.open].filter((other) => other !== this && other.name === this.name);
    for (const other of others)
      other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
  close() {
    Channel.open.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Channel.open.clear();
});

const idle: Shown = { is: 'idle' };
const sold = (name: string): Shown => ({
  is: 'sale',
  pricing: { rate: 530, currency: 'YER' },
  lines: [{ name, quantity: '1', total: 800 }],
  discount: 0,
  tax: 0,
  total: 800,
});
const shop: ShownShop = { name: 'متجر تعز', logo: null };

function display(till: string) {
  const seen: { shown: Shown; shop?: ShownShop; shops: number } = { shown: idle, shops: 0 };
  const leave = followTill(till, {
    onShown: (shown) => void (seen.shown = shown),
    onShop: (named) => {
      seen.shop = named;
      seen.shops += 1;
    },
  });
  onTestFinished(leave);
  return seen;
}
const till = (name: string, shown: Shown) => serveDisplays(name, { shown, shop });

it('a display that opens or reloads is told at once what its till shows, and whose shop it is', () => {
  const { show } = till('a', sold('فلتر'));
  expect(display('a')).toMatchObject({ shown: sold('فلتر'), shop });
  show(sold('بطارية'));
  expect(display('a').shown).toEqual(sold('بطارية'));
});

it('a display follows every change, and a till that was reloaded', () => {
  const first = till('a', idle);
  const seen = display('a');
  first.show(sold('فلتر'));
  expect(seen.shown).toEqual(sold('فلتر'));
  first.close();
  till('a', sold('بطارية'));
  expect(seen.shown).toEqual(sold('بطارية'));
});

it('a display shows nothing some time after its till was closed, and not while the till answers', () => {
  const { close } = till('a', sold('فلتر'));
  const seen = display('a');
  vi.advanceTimersByTime(60_000);
  expect(seen.shown).toEqual(sold('فلتر'));
  close();
  vi.advanceTimersByTime(4000);
  expect(seen.shown).toEqual(sold('فلتر'));
  vi.advanceTimersByTime(10_000);
  expect(seen.shown).toEqual(idle);
});

it('two tills of one browser have displays of their own', () => {
  const [left, right] = [till('left', idle), till('right', idle)];
  const [seenLeft, seenRight] = [display('left'), display('right')];
  left.show(sold('فلتر'));
  right.show(sold('بطارية'));
  vi.advanceTimersByTime(20_000);
  expect([seenLeft.shown, seenRight.shown]).toEqual([sold('فلتر'), sold('بطارية')]);
});

it('the logo is sent once, and again when it changes', () => {
  const { nameShop } = till('a', idle);
  const seen = display('a');
  vi.advanceTimersByTime(60_000);
  expect(seen.shops).toBe(1);
  nameShop({ ...shop, logo: 'data:image/png;base64,AA' });
  expect(seen.shop?.logo).toBe('data:image/png;base64,AA');
});
