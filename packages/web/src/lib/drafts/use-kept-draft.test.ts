import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../test/fake-browser';
import { fakeIndexedDb } from '../../../test/fake-indexed-db';
import { renderHook } from '../../../test/render-hook';

const load = async () => ({
  ...(await import('./use-kept-draft')),
  ...(await import('@/lib/session/session-state')),
});

let disk: ReturnType<typeof fakeIndexedDb>;
let modules: Awaited<ReturnType<typeof load>>;

const signIn = (_id: string) => modules.setSession({ status: 'authenticated', user: { _id } as never });
const blank = { empty: () => '', isBlank: (text: string) => text === '' };
const open = () => renderHook(() => modules.useKeptDraft({ scope: 'note-1', ...blank }));
/** Longer than other tabs are waited for. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));
const kept = () => [...disk.kept.values()].map((record) => (record as { value: string }).value);

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
  disk = fakeIndexedDb();
  vi.resetModules();
  modules = await load();
  signIn('ahmed');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('what is filled in is kept, found again, and forgotten when started over', async () => {
  const first = open();
  await rest();
  const typedAt = Date.now();
  act(() => first.current.setDraft('نصف مكتوب'));
  await rest();
  expect(kept()).toEqual(['نصف مكتوب']);
  first.unmount();

  const second = open();
  await rest();
  expect(second.current).toMatchObject({ draft: 'نصف مكتوب', isRecovered: true, isNews: false });
  expect(second.current.recoveredAt).toBe(typedAt);
  act(() => second.current.startOver());
  await rest();
  expect([second.current.draft, second.current.isRecovered, kept()]).toEqual(['', false, []]);
  second.unmount();
});

it('what was typed before the store answered stays, and what was left behind waits', async () => {
  const first = open();
  await rest();
  act(() => first.current.setDraft('القديم'));
  await rest();
  first.unmount();
  const second = open();
  act(() => second.current.setDraft('الجديد'));
  await rest();
  expect(second.current).toMatchObject({ draft: 'الجديد', isRecovered: false });
  expect(kept().toSorted()).toEqual(['الجديد', 'القديم']);
  second.unmount();
});

it('another account on the same page neither sees nor keeps what is not its own', async () => {
  const page = open();
  await rest();
  act(() => page.current.setDraft('لأحمد'));
  await rest();
  page.unmount();
  signIn('ali');
  const other = open();
  await rest();
  expect(other.current.draft).toBe('');
  other.unmount();
});

it('a full disk does not stop the work', async () => {
  const page = open();
  await rest();
  disk.refuses = 'writing';
  act(() => page.current.setDraft('بلا مكان'));
  await rest();
  expect([page.current.draft, kept()]).toEqual(['بلا مكان', []]);
  page.unmount();
});
