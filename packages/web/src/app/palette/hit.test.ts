import { expect, it } from 'vitest';
import { byRank, rankOf, type Hit, type Rank } from './hit';

const hit = (id: string, rank: Rank): Hit => ({ id, label: id, to: '/', rank });

it('ranks a number that was typed whole, then names that begin with the text, in any spelling', () => {
  expect(rankOf('INV-1', 'inv1', true)).toBe(0);
  expect(rankOf('أحمد علي', 'احمد')).toBe(1);
  expect(rankOf('مؤسسة أحمد', 'احمد')).toBe(2);
});

it('puts the groups with the best hit first, keeps the order of equal ones and drops empty ones', () => {
  const groups = [
    { title: 'actions', hits: [hit('a', 2)] },
    { title: 'nothing', hits: [] },
    { title: 'parts', hits: [hit('p', 2)] },
    { title: 'customers', hits: [hit('c', 2), hit('d', 1)] },
    { title: 'documents', hits: [hit('s', 0)] },
  ];
  expect(byRank(groups).map(({ title }) => title)).toEqual(['documents', 'customers', 'actions', 'parts']);
});
