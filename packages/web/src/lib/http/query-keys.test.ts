import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { invalidate, key } from './query-keys';

it('refetches a query whose first fetch was in flight when its topic changed', async () => {
  const client = new QueryClient();
  const fetches: ((rows: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: key('transfers', 'list'),
    queryFn: () => new Promise<string>((resolve) => fetches.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);

  void invalidate(client, ['transfers']);
  fetches[0]?.('before the change');
  await vi.waitFor(() => expect(fetches).toHaveLength(2));
  fetches[1]?.('after it');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after it'));
  stop();
});

it('leaves first fetches of other topics alone', async () => {
  const client = new QueryClient();
  const queryFn = vi.fn(() => Promise.resolve('rows'));
  const observer = new QueryObserver(client, { queryKey: key('sales', 'list'), queryFn });
  const stop = observer.subscribe(() => undefined);

  await invalidate(client, ['transfers']);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('rows'));
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});
