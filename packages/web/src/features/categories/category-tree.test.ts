import { describe, expect, it } from 'vitest';
import type { Category } from '@turoos/contract';
import { dropPlace, parentOptions, pathTo, searchTree, stepPlace } from './category-tree';

const node = (id: string, subCategories: Category[] = [], parentId: string | null = null): Category => ({
  _id: id,
  id,
  categoryId: id,
  name_ar: id,
  name_en: `${id} EN`,
  description_ar: '',
  description_en: '',
  parentId,
  sortOrder: 0,
  isActive: true,
  engineMatters: null,
  engineInForce: true,
  productCount: 0,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  subCategories: subCategories.map((below) => ({ ...below, parentId: id })),
});

const tree = [node('فرامل', [node('فحمات', [node('أمامية')]), node('أقراص')]), node('محرك'), node('إطارات')];
const named = (id: string) => pathTo(tree, id).at(-1) as Category;

describe('the path to a category', () =>
  it('starts at the top', () =>
    expect(pathTo(tree, 'أمامية').map(({ id }) => id)).toEqual(['فرامل', 'فحمات', 'أمامية'])));

describe('searching', () => {
  it('keeps the ancestors of a match and drops the rest', () => {
    const [brakes, ...others] = searchTree(tree, 'اماميه');
    expect(others).toEqual([]);
    expect(brakes?.subCategories.map(({ id }) => id)).toEqual(['فحمات']);
  });
  it('matches English names', () =>
    expect(searchTree(tree, 'محرك en').map(({ id }) => id)).toEqual(['محرك']));
  it('returns nothing without a match', () => expect(searchTree(tree, 'زجاج')).toEqual([]));
});

describe('moving by one step', () => {
  it.each([
    ['up', 'محرك', -1, { parentId: null, before: 'فرامل' }],
    ['down', 'فرامل', 1, { parentId: null, before: 'إطارات' }],
    ['down to the end', 'محرك', 1, { parentId: null, before: null }],
    ['below a parent', 'أقراص', -1, { parentId: 'فرامل', before: 'فحمات' }],
  ] as const)('%s', (_, id, step, place) => expect(stepPlace(tree, named(id), step)).toEqual(place));

  it.each([
    ['the first', 'فرامل', -1],
    ['the last', 'إطارات', 1],
    ['the only one', 'أمامية', 1],
  ] as const)('past %s is not possible', (_, id, step) =>
    expect(stepPlace(tree, named(id), step)).toBeUndefined(),
  );
});

describe('dropping', () => {
  it.each([
    ['before', 'إطارات', 'فرامل', 'before', { parentId: null, before: 'فرامل' }],
    ['after', 'إطارات', 'فرامل', 'after', { parentId: null, before: 'محرك' }],
    ['after the last', 'فرامل', 'إطارات', 'after', { parentId: null, before: null }],
    ['inside', 'محرك', 'فحمات', 'inside', { parentId: 'فحمات', before: null }],
    ['beside a nested category', 'محرك', 'أقراص', 'before', { parentId: 'فرامل', before: 'أقراص' }],
  ] as const)('%s', (_, dragged, target, zone, place) =>
    expect(dropPlace(tree, dragged, target, zone)).toEqual(place),
  );
  it.each(['فرامل', 'فحمات', 'أمامية'])('onto itself or a descendant is not possible: %s', (target) =>
    expect(dropPlace(tree, 'فرامل', target, 'inside')).toBeUndefined(),
  );
});

describe('possible parents', () => {
  it('are named by their path', () =>
    expect(parentOptions(tree, null).map(({ label }) => label)).toContain('فرامل › فحمات › أمامية'));
  it('exclude the category itself and its descendants', () =>
    expect(parentOptions(tree, 'فرامل').map(({ value }) => value)).toEqual(['محرك', 'إطارات']));
});
