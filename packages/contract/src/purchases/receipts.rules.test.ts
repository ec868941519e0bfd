import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundQuantity } from '../kernel/round-quantity';
import { purchaseLineTotal } from './purchase-costs';
import { awaitedOf, chargeOfReceipt, goodsOfArrival } from './receipts.rules';

it('a line waits for what is on the bill and has not arrived', () => {
  expect(awaitedOf({ quantity: 10, received: 4 })).toBe(6);
  expect(awaitedOf({ quantity: 0.3, received: 0.1 })).toBe(0.2);
});

describe('the share of a charge that comes with a receipt', () => {
  const lines = [
    { unitCost: 1000, awaited: 10, arriving: 5 },
    { unitCost: 2000, awaited: 4, arriving: 0 },
  ];
  it('follows the value or the quantity of what arrives', () => {
    expect(chargeOfReceipt(lines, 900, 'value')).toBe(250);
    expect(chargeOfReceipt(lines, 1400, 'quantity')).toBe(500);
  });
  it('follows the quantity of goods that cost nothing', () =>
    expect(chargeOfReceipt([{ unitCost: 0, awaited: 4, arriving: 1 }], 100, 'value')).toBe(25));

  it('adds up to the whole charge, and the goods to the line, in whatever portions they arrive', () => {
    const portions = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 });
    const spread = fc.constantFrom('value' as const, 'quantity' as const);
    fc.assert(
      fc.property(
        portions,
        fc.nat(90_000),
        fc.nat(9000),
        spread,
        (hundredths, unitCost, charge, spreadBy) => {
          const quantity = hundredths.reduce((sum, part) => sum + part, 0) / 100;
          let [received, charged, goods] = [0, 0, 0];
          for (const part of hundredths) {
            const arriving = part / 100;
            const awaited = awaitedOf({ quantity, received });
            charged += chargeOfReceipt([{ unitCost, awaited, arriving }], charge - charged, spreadBy);
            goods += goodsOfArrival({ unitCost, received, arriving });
            received = roundQuantity(received + arriving);
          }
          expect([charged, goods]).toEqual([charge, purchaseLineTotal({ unitCost, quantity })]);
        },
      ),
    );
  });
});
