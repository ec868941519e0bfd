import { MOST_PICKED } from '@turoos/contract';
import { expect, it } from 'vitest';
import { createPicked } from './use-picked';

type Row = { _id: string; name: string };
const row = (id: number): Row => ({ _id: String(id), name: `قطعة ${id}` });
const shown = [1, 2, 3, 4, 5].map(row);
const at = (index: number) => shown[index] as Row;

function start() {
  const picked = createPicked<Row>(({ name }) => name);
  return { ...picked, ids: () => shown.filter(picked.has).map(({ _id }) => _id) };
}

it('picks a row and lets it go', () => {
  const picked = start();
  picked.toggle(at(1));
  expect(picked.ids()).toEqual(['2']);
  picked.toggle(at(1));
  expect(picked.ids()).toEqual([]);
});

it('picks from the last picked row up to another one, both ways', () => {
  const picked = start();
  picked.pick([at(2)], true);
  picked.pickUpTo(at(4), shown);
  expect(picked.ids()).toEqual(['3', '4', '5']);
  picked.pickUpTo(at(1), shown);
  expect(picked.ids()).toEqual(['2', '3', '4', '5']);
});

it('picks one row when the last picked one is on another page', () => {
  const picked = start();
  picked.pick([row(77)], true);
  picked.pickUpTo(at(3), shown);
  expect(picked.ids()).toEqual(['4']);
  expect(picked.has(row(77))).toBe(true);
});

it('keeps to the limit', () => {
  const picked = start();
  picked.pick(
    Array.from({ length: MOST_PICKED }, (_, index) => row(index + 100)),
    true,
  );
  picked.pick([at(0)], true);
  expect(picked.ids()).toEqual([]);
  picked.pick([row(100)], false);
  picked.pick([at(0)], true);
  expect(picked.ids()).toEqual(['1']);
});
