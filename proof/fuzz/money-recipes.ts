import { both, inState, withBody, type Recipe } from './recipe';
import type { Fields, Source } from './types';

const currencies = ['YER', 'USD', 'SAR'] as const;

const amount = ({ dice }: Source): Fields => ({
  currency: dice.oneOf(currencies),
  amount: 1 + dice.below(500),
});
const counts = ({ dice }: Source) =>
  currencies.map((currency) => ({ currency, amount: dice.below(2) * 100 }));
const categoryOf = ({ dice, holdings }: Source) => dice.oneOf(holdings.expenseCategories) ?? dice.uuid();

export const noTenders: Fields = { tenders: undefined, change: undefined, seenRates: undefined };

/** In half of the cases, money in one currency or two instead of an amount; more than is due, with change. */
export const withTenders = (source: Source): Fields =>
  source.dice.chance(0.5)
    ? noTenders
    : {
        amount: undefined,
        partialAmount: undefined,
        paymentStatus: undefined,
        seenRates: undefined,
        tenders: [{ currency: 'USD', amount: 9000 }, amount(source)],
        change: { currency: source.dice.oneOf(currencies) },
      };

/** In half of the cases, a purchase that is paid in part with money of one currency. */
export const paidWith = (source: Source): Fields =>
  source.dice.chance(0.5)
    ? noTenders
    : {
        paidAmount: undefined,
        paymentStatus: undefined,
        status: undefined,
        change: undefined,
        seenRates: undefined,
        tenders: [{ ...amount(source), currency: source.dice.oneOf(['YER', 'SAR']) }],
      };

/** Money that the shop pays, in tenders that are worth the amount or instead of one. */
const payment: Recipe = withBody((_, source) => ({
  ...noTenders,
  ...(source.dice.chance(0.5)
    ? { amount: undefined, tenders: [amount(source)] }
    : { amount: 1 + source.dice.below(5) }),
}));

const openShift: Recipe = inState('shifts', 'open');

const expense: Recipe = withBody((_, source) => ({
  ...amount(source),
  category: categoryOf(source),
  date: undefined,
  supplier: undefined,
  recurring: undefined,
}));

const kept: Recipe = withBody(() => ({ currencies: [...currencies] }));

export const moneyRecipes: Readonly<Record<string, Recipe>> = {
  'accounting.setClosingDate': withBody(() => ({ date: '2020-01-01' })),
  'cash.createDrawer': kept,
  'cash.updateDrawer': kept,
  'cash.createAccount': kept,
  'cash.updateAccount': kept,
  'cash.countAccount': both(
    ({ params }, { dice, holdings }) => {
      params['id'] = dice.oneOf(holdings.ids['money_accounts'] ?? []) ?? dice.uuid();
    },
    withBody((_, source) => ({ counts: counts(source), reason: 'فرق في العدّ' })),
  ),
  'cash.openShift': withBody((_, source) => ({
    drawer: source.dice.oneOf(source.holdings.freeDrawers) ?? source.dice.uuid(),
    floats: counts(source),
  })),
  'cash.shift': openShift,
  'cash.shiftReport': inState('shifts', 'open', 'closed'),
  'cash.joinShift': openShift,
  'cash.reopenShift': inState('shifts', 'closed'),
  'cash.closeShift': both(
    openShift,
    withBody((_, source) => ({ counts: counts(source), reason: 'فرق في العدّ' })),
  ),
  'cash.moveCash': both(
    openShift,
    withBody(({ kind }, source) => ({
      ...amount(source),
      account: undefined,
      category: kind === 'expense' ? categoryOf(source) : undefined,
      note: 'أجرة حمّال',
    })),
  ),
  'cash.createExpense': expense,
  'cash.cancelExpense': inState('expenses', 'paid'),
  'cash.createRecurringExpense': withBody((_, source) => ({
    ...amount(source),
    category: categoryOf(source),
    nextOn: '2026-12-01',
  })),
  'cash.updateRecurringExpense': both(
    ({ params }, { dice, holdings }) => {
      params['id'] = dice.oneOf(holdings.ids['recurring_expenses'] ?? []) ?? dice.uuid();
    },
    withBody((_, source) => ({ ...amount(source), category: categoryOf(source), account: undefined })),
  ),
  'cash.updateExpenseCategory': ({ params }, source) => {
    params['id'] = categoryOf(source);
  },
  'cash.transfer': withBody((_, source) => ({
    ...amount(source),
    ...(source.dice.chance(0.5)
      ? { toCurrency: source.dice.oneOf(currencies), toAmount: 1 + source.dice.below(500) }
      : { toCurrency: undefined, toAmount: undefined }),
  })),
  'currencies.create': withBody((_, { dice }) => ({ code: `F${dice.oneOf(['A', 'B', 'C'])}Z` })),
  'currencies.update': ({ params }, { dice }) => {
    params['code'] = dice.oneOf(currencies);
  },
  'purchases.pay': both(inState('purchases', 'completed'), payment),
  'suppliers.pay': payment,
};
