import { withBody, type Recipe } from './recipe';
import type { Source } from './types';

const random = ({ dice }: Source) =>
  Array.from({ length: 43 }, () => dice.oneOf('abcXYZ019_-'.split(''))).join('');

export const tillRecipes: Readonly<Record<string, Recipe>> = {
  'tills.create': withBody((_, source) => ({
    name: `نقطة ${source.dice.below(1e9)}`,
    secret: random(source),
    token: random(source),
    largestSale: 1 + source.dice.below(500),
  })),
  'tills.update': withBody((_, { dice }) => ({
    name: `نقطة ${dice.below(1e9)}`,
    largestSale: null,
    version: undefined,
  })),
  'tills.contact': withBody((_, source) => ({ token: random(source), next: random(source) })),
};
