import { withBody, type Recipe } from './recipe';

/** The password of every user of the sample shop. */
const password = 'demo1234';

export const neighbourRecipes: Readonly<Record<string, Recipe>> = {
  'api-keys.create': withBody((_, { dice }) => ({
    name: `برنامج ${dice.below(1e9)}`,
    rights: { products: dice.oneOf(['read', 'create']), sales: 'read' },
    password,
  })),
};
