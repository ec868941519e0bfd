import { purchasesApi, suppliersApi } from '@turoos/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/lib/http/api';
import { findEntities } from './find-entities';

vi.mock('@/lib/http/api', () => ({ call: vi.fn() }));
const asked = vi.mocked(call);
beforeEach(() => void asked.mockReset().mockResolvedValue({ rows: [] } as never));

it.each([
  ['suppliers', suppliersApi.list],
  ['purchases', purchasesApi.list],
] as const)('PUR-21, API-17: the picker of %s asks for ten', async (kind, endpoint) => {
  const { signal } = new AbortController();
  await findEntities[kind]('نور', signal);
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    endpoint,
    { query: expect.objectContaining({ q: 'نور', limit: 10 }) },
    { signal },
  );
});
