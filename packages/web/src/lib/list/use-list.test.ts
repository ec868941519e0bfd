import { QueryClientProvider } from '@tanstack/react-query';
import { defineApi, listQuery, page } from '@turoos/contract';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queryClient } from '@/lib/http/query-client';
import { hasFailed, hasStaleData } from '@/lib/http/query-state';
import { location } from '@/lib/navigation/location';
import { saveTokens } from '@/lib/session/tokens';
import { answer, fakeBrowser, refuse } from '../../../test/fake-browser';
import { renderHook } from '../../../test/render-hook';
import { useList } from './use-list';

const { visits } = defineApi({
  visits: {
    method: 'GET',
    path: '/customers/:id/visits',
    access: 'signed-in',
    summary: '',
    params: z.object({ id: z.string() }),
    query: listQuery(['at'], '-at', { status: z.enum(['open', 'done']).optional() }),
    reply: page(z.object({ name: z.string() })),
  },
});

let sent: ReturnType<typeof fakeBrowser>;
let reply: (url: string) => Response | Promise<Response>;

const rowsOf = (url: string) =>
  answer(200, {
    success: true,
    data: [{ name: new URL(url, 'http://shop').search }],
    pagination: { page: 1, limit: 50, total: 90, pages: 2 },
  });
const visit = (search: Record<string, string>) =>
  act(async () => location.set({ ...location.get(), search }));
/** The answer is there, and so is what the screen makes of it. */
const settle = () =>
  act(async () => {
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve));
  });
function useVisits() {
  const given = { params: { id: 'C1' }, filters: ['status'], sort: '-at', limit: 50 } as const;
  const { result, ...state } = useList('customers', visits, given);
  return { ...state, result, failed: hasFailed(result), stale: hasStaleData(result) };
}

let list: ReturnType<typeof renderHook<ReturnType<typeof useVisits>>>;
async function open() {
  list = renderHook(useVisits, (screen) =>
    createElement(QueryClientProvider, { client: queryClient }, screen),
  );
  await settle();
}
const asked = () => {
  const { pathname, searchParams } = new URL(sent.at(-1)?.url ?? '', 'http://shop');
  return [pathname, Object.fromEntries(searchParams)];
};

beforeEach(async () => {
  reply = rowsOf;
  sent = fakeBrowser(({ url }) => reply(url));
  saveTokens({ accessToken: 'A', refreshToken: 'R' });
  queryClient.clear();
  await visit({});
});
afterEach(() => list.unmount());

it('asks for the first page as the screen starts it', async () => {
  await open();
  expect(asked()).toEqual(['/api/customers/C1/visits', { page: '1', limit: '50', sort: '-at' }]);
  expect(list.current.result.data?.total).toBe(90);
});

it('asks for what the address says, and leaves out what is not its own', async () => {
  await visit({ page: '2', limit: '20', q: 'سالم', status: 'open', tab: 'visits' });
  await open();
  expect(asked()[1]).toEqual({ page: '2', limit: '20', sort: '-at', q: 'سالم', status: 'open' });
  expect(list.current).toMatchObject({ page: 2, limit: 20, q: 'سالم', activeFilters: 1 });
});

it('opens without a filter or sort that its endpoint no longer knows', async () => {
  await visit({ sort: '-gone', status: 'shut' });
  await open();
  expect(asked()[1]).toEqual({ page: '1', limit: '50' });
});

it('keeps the page that is shown until the next one is there', async () => {
  await open();
  let arrive: (response: Response) => void = () => undefined;
  reply = () => new Promise((resolve) => (arrive = resolve));
  await visit({ page: '2' });
  expect(list.current.result).toMatchObject({ isPlaceholderData: true, data: { total: 90 } });
  arrive(rowsOf('?second'));
  await settle();
  expect(list.current.result).toMatchObject({
    isPlaceholderData: false,
    data: { rows: [{ name: '?second' }] },
  });
});

it('keeps its rows when asking for them again fails', async () => {
  await open();
  reply = () => refuse(422, 'FAILED');
  await act(async () => list.current.result.refetch());
  await settle();
  expect(list.current.result.data?.rows).toHaveLength(1);
  expect(list.current).toMatchObject({ stale: true, failed: false });
});
