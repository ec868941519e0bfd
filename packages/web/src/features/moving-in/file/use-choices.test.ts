import { QueryClientProvider } from '@tanstack/react-query';
import { SheetChoice, type BroughtFile } from '@turoos/contract';
import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/http/query-client';
import { saveTokens } from '@/lib/session/tokens';
import { answer, fakeBrowser, refuse } from '../../../../test/fake-browser';
import { renderHook } from '../../../../test/render-hook';
import { useChoices } from './use-choices';

const id = '6f1f1a52-0c5b-4b77-8a52-7a1f3c1d2e11';
const choice = SheetChoice.parse({
  kind: 'customers',
  headerRow: 1,
  mapping: { name: 0 },
  warehouseColumns: {},
  settings: {},
  answers: {},
});
const sheet = { place: 0, name: 'ورقة1', rowCount: 3, top: [], columns: [], choice };
const file: BroughtFile = {
  _id: id,
  name: 'a.xlsx',
  size: 1,
  uploadedBy: 'علي',
  uploadedAt: new Date(),
  isBringing: false,
  sheets: [sheet],
};

let sent: ReturnType<typeof fakeBrowser>;
let reactions: (() => Response)[];

beforeEach(() => {
  vi.useFakeTimers();
  reactions = [];
  sent = fakeBrowser(({ body }) =>
    (reactions.shift() ?? (() => answer(200, { success: true, data: { ...sheet, choice: body } })))(),
  );
  saveTokens({ accessToken: 'A', refreshToken: 'R' });
  return () => vi.useRealTimers();
});

const open = () =>
  renderHook(
    () => useChoices(file),
    (screen) => createElement(QueryClientProvider, { client: queryClient }, screen),
  );
const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));
const rows = () => sent.map(({ body }) => (body as SheetChoice).headerRow);

it('shows a choice at once and sends what was chosen last', async () => {
  const choices = open();
  act(() => choices.current.change(0, { ...choice, headerRow: 2 }));
  act(() => choices.current.change(0, { ...choice, headerRow: 3 }));
  expect(choices.current.sheets[0]?.choice.headerRow).toBe(3);
  await pass();
  expect(rows()).toEqual([3]);
  expect(await choices.current.settle()).toBe(true);
});

it('keeps a choice that could not be saved, says why, and sends it again when asked', async () => {
  reactions = [() => refuse(422, 'INVALID', 'لا يصح')];
  const choices = open();
  act(() => choices.current.change(0, { ...choice, headerRow: 2 }));
  await pass();
  expect(await choices.current.settle()).toBe(false);
  expect(choices.current.error).toMatchObject({ message: 'لا يصح' });
  expect(choices.current.sheets[0]?.choice.headerRow).toBe(2);
  act(() => choices.current.retry());
  await pass();
  expect(await choices.current.settle()).toBe(true);
  expect(choices.current.error).toBeNull();
});
