import { expect, it } from 'vitest';
import { apis } from '../apis';
import type { Endpoint } from '../kernel/endpoint';

it('are announced with all goods that may come in, so that an open list of requests follows', () => {
  const endpoints: Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api));
  const moving = endpoints.filter(
    ({ touches }) => touches?.includes('inventory') && touches.includes('accounting'),
  );
  const silent = moving.filter(({ touches }) => !touches?.includes('asked-parts'));
  // scrap only takes goods out
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /scrap/:id/approve']);
});
