import { withBody, type Recipe } from './recipe';

/** The password of every user of the sample shop. */
const password = 'demo1234';

/** An address that nobody has, so that nothing is ever received there. */
const webhook: Recipe = withBody((_, { dice }) => ({
  name: `برنامج ${dice.below(1e9)}`,
  url: `https://receiver${dice.below(9)}.invalid/hook`,
  topics: ['sale.made', 'stock.changed', 'customer.changed'].slice(dice.below(3)),
  version: undefined,
}));

const addressOfStandby: Recipe = withBody((_, { dice }) => ({
  addresses: [`https://standby${dice.below(9)}.invalid:5443`],
}));

/** Requests of other programs, and of the computer that stands by. */
export const neighbourRecipes: Readonly<Record<string, Recipe>> = {
  'api-keys.create': withBody((_, { dice }) => ({
    name: `برنامج ${dice.below(1e9)}`,
    rights: { products: dice.oneOf(['read', 'create']), sales: 'read' },
    password,
  })),
  'standby.invite': withBody(() => ({ password })),
  'standby.pair': addressOfStandby,
  'standby.contact': addressOfStandby,
  'webhooks.create': webhook,
  'webhooks.update': webhook,
};
