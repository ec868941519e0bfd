import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from '../../../../test/render-hook';
import { useClosing, useCloseWhenWanted } from './use-closing';

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

const open = (end: () => Promise<void>) =>
  renderHook(() => {
    const closing = useClosing();
    useCloseWhenWanted(closing, end);
    return closing;
  });

it('an invoice is being closed from the key that saves it until its answer, once', async () => {
  const answer = gate();
  const end = vi.fn(() => answer.opened);
  const closing = open(end);
  act(() => {
    closing.current.begin('save');
    closing.current.begin('hold');
  });
  expect(end).toHaveBeenCalledExactlyOnceWith('save');
  expect(closing.current.isClosing()).toBe(true);
  await act(async () => answer.open());
  expect(closing.current.isClosing()).toBe(false);
});

it('it waits for the scans from before that key, and not for those after it', async () => {
  const [before, after] = [gate(), gate()];
  const end = vi.fn(async () => undefined);
  const closing = open(end);
  act(() => void closing.current.await(before.opened));
  act(() => closing.current.begin('save'));
  act(() => void closing.current.await(after.opened));
  expect(end).not.toHaveBeenCalled();
  expect(closing.current.isClosing()).toBe(true);
  await act(async () => before.open());
  expect(end).toHaveBeenCalledOnce();
});

it('it is closed as soon as the next one begins, which can be closed while it is still being stored', async () => {
  const [stored, next] = [gate(), gate()];
  const closings = [stored.opened, next.opened];
  const closing = open(async () => closings.shift());
  act(() => closing.current.begin('save'));
  const invoice = closing.current.serial();
  act(() => closing.current.renew());
  expect([closing.current.isClosing(), closing.current.serial()]).toEqual([false, invoice + 1]);
  act(() => closing.current.begin('save'));
  await act(async () => stored.open());
  expect(closing.current.isClosing()).toBe(true);
  await act(async () => next.open());
  expect(closing.current.isClosing()).toBe(false);
});
