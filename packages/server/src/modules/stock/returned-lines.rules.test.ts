import { piece } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { backToPlaces, returnedLines } from './returned-lines.rules';

const line = (position: number, productId: string, quantity: number, returned = 0) => ({
  position,
  productId,
  name: productId,
  unit: piece,
  quantity,
  returned,
});

type Given = Parameters<typeof returnedLines>;
const back = (lines: Given[0], inputs?: Given[1]) =>
  returnedLines(lines, inputs, {
    notThere: 'ليست في الفاتورة',
    tooMany: (name, left) => `المتبقي من ${name} ${left} فقط`,
  });

describe('returned lines', () => {
  it('are everything left unless lines are selected', () => {
    const lines = [line(1, 'a', 2), line(2, 'b', 3, 1), line(3, 'c', 1, 1)];
    expect(back(lines)).toEqual([
      { position: 1, productId: 'a', quantity: 2 },
      { position: 2, productId: 'b', quantity: 2 },
    ]);
    expect(back(lines, [])).toEqual([]);
  });

  it('fill the lines of a part in order, also when it is selected twice, in exact hundredths', () => {
    const lines = [line(1, 'a', 0.3), line(2, 'b', 1), line(3, 'a', 2, 0.5)];
    expect(
      back(lines, [
        { product: 'a', quantity: 0.1 },
        { product: 'a', quantity: 0.7 },
      ]),
    ).toEqual([
      { position: 1, productId: 'a', quantity: 0.3 },
      { position: 3, productId: 'a', quantity: 0.5 },
    ]);
  });

  it('never exceed what is left', () => {
    expect(() => back([line(1, 'a', 2, 1)], [{ product: 'a', quantity: 1.01 }])).toThrow('1 فقط');
    expect(() => back([line(1, 'a', 2)], [{ product: 'b', quantity: 1 }])).toThrow();
  });

  it('are taken from the lines of a warehouse when one is specified', () => {
    const lines = [
      { ...line(1, 'a', 2), warehouseId: 'here' },
      { ...line(2, 'a', 3), warehouseId: 'there' },
    ];
    expect(back(lines, [{ product: 'a', quantity: 1, warehouse: 'there' }])).toEqual([
      { position: 2, productId: 'a', quantity: 1 },
    ]);
    expect(() => back(lines, [{ product: 'a', quantity: 4, warehouse: 'there' }])).toThrow('3 فقط');
    expect(() => back(lines, [{ product: 'a', quantity: 1, warehouse: 'nowhere' }])).toThrow('ليست');
  });
});

it('are restocked in the places they left from, each up to its quantity', () => {
  const placed = backToPlaces(
    [
      { position: 1, productId: 'a', quantity: 3 },
      { position: 2, productId: 'a', quantity: 1 },
      { position: 3, productId: 'b', quantity: 1 },
    ],
    [
      { productId: 'a', warehouseId: 'x', quantity: 2 },
      { productId: 'a', warehouseId: 'y', quantity: 5 },
      { productId: 'b', warehouseId: 'y', quantity: 1 },
    ],
  );
  expect(placed).toEqual([
    { productId: 'a', warehouseId: 'x', quantity: 2 },
    { productId: 'a', warehouseId: 'y', quantity: 1 },
    { productId: 'a', warehouseId: 'y', quantity: 1 },
    { productId: 'b', warehouseId: 'y', quantity: 1 },
  ]);
});
