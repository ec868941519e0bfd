import { expect, it } from 'vitest';
import { backToPlaces } from './returns.rules';

it('goes back to the places it left, each as far as it gave', () => {
  const back = backToPlaces(
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
  expect(back).toEqual([
    { productId: 'a', warehouseId: 'x', quantity: 2 },
    { productId: 'a', warehouseId: 'y', quantity: 1 },
    { productId: 'a', warehouseId: 'y', quantity: 1 },
    { productId: 'b', warehouseId: 'y', quantity: 1 },
  ]);
});
