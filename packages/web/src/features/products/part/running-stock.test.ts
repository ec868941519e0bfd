import { expect, it } from 'vitest';
import { runningStock } from './running-stock';

const move = (at: string, quantity: number) => ({ createdAt: new Date(at), quantity });

it('is the stock at the end of each day, oldest first', () =>
  expect(
    runningStock(9.5, [
      move('2026-11-15T09:00:00Z', -0.5),
      move('2026-11-14T22:00:00Z', -2),
      move('2026-11-14T10:00:00Z', 4),
      move('2026-11-10T10:00:00Z', 8),
    ]),
  ).toEqual([
    { day: '2026-11-10', quantity: 8 },
    { day: '2026-11-14', quantity: 12 },
    { day: '2026-11-15', quantity: 9.5 },
  ]));

it('is empty for a part that never moved', () => expect(runningStock(0, [])).toEqual([]));
