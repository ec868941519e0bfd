import { AppError, texts, type Endpoint } from '@turoos/contract';
import type { Services } from '../kernel/services';
import type { Reads } from '../kernel/reads';

/** What selling, searching and signing in read; their lists are served however busy the server is. */
const firstServed = new Set([
  'auth',
  'two-factor',
  'sales',
  'offline-sales',
  'products',
  'catalogue',
  'inventory',
  'customers',
  'palette',
  'scans',
  'prices',
  'exchange-rates',
  'currencies',
  'cash',
  'reservations',
  'settings',
  'notifications',
  'printing',
  'till-copy',
  'tills',
  'live',
]);

const isList = ({ method, query }: Endpoint): boolean =>
  method === 'GET' && query !== undefined && 'page' in query.shape && 'limit' in query.shape;

/** Whether a request of an overloaded server is refused, so that the counter goes on. */
export const givesWay = (area: string, endpoint: Endpoint): boolean =>
  isList(endpoint) && !firstServed.has(area);

/** Seconds, sent as Retry-After. */
const retryAfter = 5;

export function assertNotOverloaded({ monitor }: Services): void {
  if (monitor.isOverloaded()) throw new AppError('UNAVAILABLE', texts.overloaded, { retryAfter });
}

/** The reads of one request: the first takes a turn of the user, which ends with the request. */
export function readsInTurn(services: Services, userId: string): { reads: Reads; end: () => void } {
  let turn: Promise<() => void> | undefined;
  return {
    reads: {
      ...services.reads,
      async of(user) {
        assertNotOverloaded(services);
        await (turn ??= services.longReads.begin(userId));
        return services.reads.of(user);
      },
    },
    end: () =>
      void turn?.then(
        (finish) => finish(),
        () => undefined,
      ),
  };
}
