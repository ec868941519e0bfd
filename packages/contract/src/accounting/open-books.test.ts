import { expect, it } from 'vitest';
import { apis } from '../apis';
import type { Endpoint } from '../kernel/endpoint';

it('is announced with all money that moves, so that an open statement follows', () => {
  const endpoints: Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api));
  const moving = endpoints.filter(({ touches }) => touches?.includes('cash'));
  expect(moving.length).toBeGreaterThan(30);
  expect(moving.filter(({ touches }) => !touches?.includes('accounting'))).toEqual([]);
});
