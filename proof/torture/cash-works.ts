import { anyCurrency, currencies, none, oneOf, type Maker } from './work';

const counted = () => currencies.map((currency) => ({ currency, amount: 100 }));

/** What is done with money beside buying and selling. */
export const cashWorks: readonly Maker[] = [
  [
    'expense',
    2,
    (stock, mark) => ({
      method: 'POST',
      path: '/expenses',
      body: { category: oneOf(stock.categories)._id, currency: anyCurrency(), amount: 3, note: mark },
      becomes: 'spent',
    }),
  ],
  [
    'expense cancelled',
    1,
    ({ made }, mark) => ({
      method: 'PUT',
      path: `/expenses/${oneOf(made.spent) ?? none}/cancel`,
      body: { reason: mark },
    }),
  ],
  [
    'money transfer',
    1,
    ({ accounts: [from, to] }, mark) => ({
      method: 'POST',
      path: '/money/transfers',
      body: {
        from,
        to,
        currency: 'USD',
        amount: 1,
        ...(Math.random() < 0.5 && { toCurrency: 'SAR', toAmount: 4 }),
        note: mark,
      },
    }),
  ],
  [
    'pay-in',
    2,
    ({ shift = none }, mark) => ({
      method: 'POST',
      path: `/shifts/${shift}/movements`,
      body: { kind: 'pay_in', currency: anyCurrency(), amount: 1, note: mark },
    }),
  ],
  [
    'shift closed',
    1,
    ({ shift = none }, mark) => ({
      method: 'POST',
      path: `/shifts/${shift}/close`,
      body: { counts: counted(), reason: mark },
    }),
  ],
  [
    'shift opened',
    1,
    ({ drawer }) => ({ method: 'POST', path: '/shifts', body: { drawer, floats: counted() } }),
  ],
  ['shift joined', 2, ({ shift = none }) => ({ method: 'POST', path: `/shifts/${shift}/join` })],
];
