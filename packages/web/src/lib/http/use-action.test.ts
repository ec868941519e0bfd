import { QueryClientProvider } from '@tanstack/react-query';
import { defineApi, fixedMessage, texts } from '@turoos/contract';
import { act, createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { saveTokens } from '@/lib/session/tokens';
import { clearToastHistory, useToastHistory } from '@/lib/toasts/toast-store';
import { answer, fakeBrowser, refuse } from '../../../test/fake-browser';
import { renderHook } from '../../../test/render-hook';
import { queryClient } from './query-client';
import { useAction } from './use-action';

const { pay, cancelling } = defineApi({
  pay: {
    method: 'POST',
    path: '/payments',
    access: 'signed-in',
    summary: '',
    body: z.object({ amount: z.number() }),
    reply: fixedMessage('وصل'),
    touches: ['customers'],
    idempotent: true,
  },
  cancelling: {
    method: 'POST',
    path: '/payments/:id/cancel',
    access: 'signed-in',
    summary: '',
    params: z.object({ id: z.string() }),
    reply: fixedMessage('أُلغي'),
    touches: ['customers'],
    idempotent: true,
  },
});

type Reaction = () => Response | Error | Promise<Response>;

let sent: ReturnType<typeof fakeBrowser>;
let reactions: Reaction[];

const ok = () => answer(200, { success: true, message: 'وصل' });
const lost = () => new TypeError('Failed to fetch');
const given = { body: { amount: 5 } };
const keys = () => sent.map(({ headers }) => headers['Idempotency-Key']);
const toasts = () => {
  const history = renderHook(useToastHistory);
  const said = history.current.map(({ tone, title, message }) => ({ tone, title, message }));
  history.unmount();
  return said;
};
const open = (options?: Parameters<typeof useAction<typeof pay>>[1]) =>
  renderHook(
    () => useAction(pay, options),
    (screen) => createElement(QueryClientProvider, { client: queryClient }, screen),
  );
const press = (action: ReturnType<typeof open>) => act(async () => action.current.mutate(given));
const submit = (action: ReturnType<typeof open>) =>
  act(async () => action.current.mutateAsync(given).catch((error: Error) => error));

/** A response that the test sends when it wants. */
function later() {
  let answerNow: (reply: Response) => void = () => undefined;
  const reply = new Promise<Response>((resolve) => (answerNow = resolve));
  return { reaction: () => reply, answerNow: (what: Response) => act(async () => answerNow(what)) };
}

beforeEach(() => {
  reactions = [];
  sent = fakeBrowser(() => (reactions.shift() ?? ok)());
  saveTokens({ accessToken: 'A', refreshToken: 'R' });
  clearToastHistory();
  queryClient.clear();
});

describe('a write', () => {
  it('pressed twice is sent under one key, and the next write under a new one', async () => {
    const action = open();
    const { reaction, answerNow } = later();
    reactions = [reaction, reaction];
    await press(action);
    await press(action);
    await answerNow(ok());
    await press(action);
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([
    ['was lost', lost],
    ['was refused', () => refuse(422, 'BUSINESS_RULE')],
  ])('whose response %s is retried under the same key', async (_, reaction) => {
    const action = open();
    reactions = [reaction];
    await submit(action);
    await submit(action);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('changed after a lost response, though that try was carried out, is answered as it was sent then', async () => {
    const onDone = vi.fn();
    const action = open({ done: 'تم التسديد', onDone });
    reactions = [lost, () => refuse(422, 'KEY_REUSED', texts.keyReused)];
    await submit(action);
    await act(() => action.current.mutateAsync({ body: { amount: 7 } }));
    expect(sent.map(({ body }) => (body as { amount: number }).amount)).toEqual([5, 7, 5]);
    expect(new Set(keys()).size).toBe(1);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined, given);
    expect(toasts()).toMatchObject([{ tone: 'warning', title: 'كانت محاولتك السابقة قد نُفذت' }]);
    await submit(action);
    expect(keys()[3]).not.toBe(keys()[0]);
  });

  it('of another record of a list has a key of its own', async () => {
    const cancel = renderHook(
      () => useAction(cancelling),
      (screen) => createElement(QueryClientProvider, { client: queryClient }, screen),
    );
    const of = (id: string) =>
      act(() => cancel.current.mutateAsync({ params: { id } }).catch((error: Error) => error));
    reactions = [lost];
    await of('first');
    await of('second');
    await of('first');
    const [first, second, again] = keys();
    expect(second).not.toBe(first);
    expect(again).toBe(first);
  });

  it('uses the key passed in, such as that of a stored draft', async () => {
    const options = { key: 'of the draft' };
    const action = open(options);
    await press(action);
    reactions = [lost];
    await press(action);
    options.key = 'of the next draft';
    await press(action);
    expect(keys()).toEqual(['of the draft', 'of the draft', 'of the next draft']);
  });

  it('invalidates the topics it touches and no others, and shows a toast', async () => {
    queryClient.setQueryData(['customers', 'list'], []);
    queryClient.setQueryData(['products', 'list'], []);
    const onDone = vi.fn();
    await press(open({ done: 'تم التسديد', onDone }));
    const isStale = (topic: string) => queryClient.getQueryState([topic, 'list'])?.isInvalidated;
    expect([isStale('customers'), isStale('products')]).toEqual([true, false]);
    expect(toasts()).toEqual([{ tone: 'success', title: 'تم التسديد', message: undefined }]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined, given);
  });
});

describe('a failed write', () => {
  it('is shown in a toast when only mutate was called', async () => {
    reactions = [() => refuse(422, 'BUSINESS_RULE', 'المبلغ أكبر من الدين')];
    await press(open({ failed: 'فشل التسديد' }));
    expect(toasts()).toMatchObject([{ tone: 'danger', title: 'المبلغ أكبر من الدين' }]);
  });

  it('gets a heading when the server gives no reason', async () => {
    reactions = [lost];
    await press(open({ failed: 'فشل التسديد' }));
    const message = expect.stringContaining(texts.unreachable);
    expect(toasts()).toEqual([{ tone: 'danger', title: 'فشل التسديد', message }]);
  });

  it('is left to the form that awaits it', async () => {
    reactions = [lost];
    const error = await submit(open({ failed: 'فشل التسديد' }));
    expect(error).toMatchObject({ heading: 'فشل التسديد', code: 'UNREACHABLE' });
    expect(toasts()).toEqual([]);
  });
});

describe('a form that was closed before the response', () => {
  it.each([
    ['pressed', (action: ReturnType<typeof open>) => action.current.mutate(given)],
    [
      'awaited',
      (action: ReturnType<typeof open>) => void action.current.mutateAsync(given).catch(() => undefined),
    ],
  ])('shows the failure of what was %s once, in a toast', async (_, start) => {
    const { reaction, answerNow } = later();
    reactions = [reaction];
    const action = open();
    await act(async () => start(action));
    action.unmount();
    await answerNow(refuse(409, 'CONFLICT', 'تغيّر الحساب'));
    expect(toasts()).toMatchObject([{ tone: 'danger', title: 'تغيّر الحساب' }]);
  });

  it('still invalidates the queries and shows the toast', async () => {
    queryClient.setQueryData(['customers', 'list'], []);
    const { reaction, answerNow } = later();
    reactions = [reaction];
    const action = open({ done: 'تم التسديد' });
    await press(action);
    action.unmount();
    await answerNow(ok());
    expect(queryClient.getQueryState(['customers', 'list'])?.isInvalidated).toBe(true);
    expect(toasts()).toMatchObject([{ title: 'تم التسديد' }]);
  });
});
