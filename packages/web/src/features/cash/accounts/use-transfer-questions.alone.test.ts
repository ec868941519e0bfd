import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MoneyAccount } from '@turoos/contract';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from '../../../../test/render-hook';
import { useTransferQuestions } from './use-transfer-questions';

const confirm = vi.hoisted(() => vi.fn<(question: { title: string }) => Promise<boolean>>());
vi.mock('@/ui/ConfirmDialog', () => ({ useConfirm: () => confirm }));

const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
const rials = (amount: number) => ({
  from: 'safe',
  to: 'bank',
  money: { currency: 'YER', amount, cents: null },
  exchanged: false,
  received: null,
  note: '',
});

it('asks about more than the account holds, but not again about what was agreed to or needed no question', async () => {
  const safe = { _id: 'safe', name: 'الخزنة', balances: [{ currency: 'YER', amount: 500 }] };
  const isMeant = renderHook(
    () => useTransferQuestions([safe as MoneyAccount]),
    (screen) => createElement(QueryClientProvider, { client }, screen),
  );
  expect(await isMeant.current(rials(500))).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
  safe.balances = [];
  expect(await isMeant.current({ ...rials(500), note: 'إلى البنك' })).toBe(true);
  expect(confirm).not.toHaveBeenCalled();

  confirm.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  expect(await isMeant.current(rials(600))).toBe(false);
  expect(await isMeant.current(rials(600))).toBe(true);
  expect(await isMeant.current(rials(600))).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(2);
});
