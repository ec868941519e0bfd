import type { Category } from '@turoos/contract';
import { expect, it } from 'vitest';
import { categoryOptions, matchingOptions } from './category-options';

const node = (id: string, name_ar: string, subCategories: Category[] = []) =>
  ({ _id: id, name_ar, subCategories }) as Category;

const options = categoryOptions([
  node('1', 'المحرك', [node('2', 'الفلاتر', [node('3', 'فلاتر الزيت')]), node('4', 'السيور')]),
  node('5', 'الفرامل'),
]);

it('names each category by its path', () =>
  expect(options.map(({ label }) => label)).toEqual([
    'المحرك',
    'المحرك › الفلاتر',
    'المحرك › الفلاتر › فلاتر الزيت',
    'المحرك › السيور',
    'الفرامل',
  ]));

it('finds them by words of the path, in any spelling', () =>
  expect(matchingOptions(options, 'محرك الزيت').map(({ value }) => value)).toEqual(['3']));
