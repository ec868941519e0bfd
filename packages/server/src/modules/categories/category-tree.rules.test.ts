import { describe, expect, it } from 'vitest';
import { buildNodes, placeBefore, type CategoryRow } from './category-tree.rules';

const row = (id: string, parentId: string | null, ownProducts = 0): CategoryRow => ({
  id,
  parentId,
  nameAr: id,
  nameEn: id,
  descriptionAr: '',
  descriptionEn: '',
  sortOrder: 0,
  isActive: true,
  engineMatters: null,
  engineRule: null,
  engineGuess: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ownProducts,
});

describe('the tree', () => {
  const nodes = buildNodes([row('c', 'b', 5), row('a', null, 1), row('d', null), row('b', 'a', 2)]);

  it('nests to any depth, whatever the order of the rows', () =>
    expect(nodes.get('a')?.subCategories.map(({ id }) => id)).toEqual(['b']));

  it('counts the parts of a branch', () => {
    expect(nodes.get('a')?.productCount).toBe(8);
    expect(nodes.get('b')?.productCount).toBe(7);
    expect(nodes.get('d')?.productCount).toBe(0);
  });

  it('has the id under three names, and under a fourth below the root', () => {
    expect(nodes.get('a')).toMatchObject({ _id: 'a', id: 'a', categoryId: 'a' });
    expect(nodes.get('a')).not.toHaveProperty('subId');
    expect(nodes.get('b')).toMatchObject({ _id: 'b', categoryId: 'b', subId: 'b', parentId: 'a' });
  });
});

describe('placing a category before another', () => {
  it.each([
    ['upwards', 'c', 'a', ['c', 'a', 'b']],
    ['downwards', 'a', 'c', ['b', 'a', 'c']],
    ['last', 'a', null, ['b', 'c', 'a']],
    ['from elsewhere', 'x', 'b', ['a', 'x', 'b', 'c']],
  ])('%s', (_, id, before, order) => expect(placeBefore(['a', 'b', 'c'], id, before)).toEqual(order));
});
