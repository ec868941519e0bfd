import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderHook } from '../../../test/render-hook';
import { orNull } from './start-empty';
import { useZodForm } from './use-zod-form';

const Payment = z.object({
  amount: orNull(z.int('يرجى إدخال مبلغ صحيح')),
  note: z.string().trim(),
});

it('lets a field start empty, and hands on only what the schema takes', async () => {
  const form = renderHook(() => useZodForm(Payment, { defaultValues: { amount: null, note: ' نقداً ' } }));
  const [saved, refused] = [vi.fn(), vi.fn()];
  const submit = () => act(async () => form.current.handleSubmit(saved, refused)());

  await submit();
  expect(saved).not.toHaveBeenCalled();
  expect(refused.mock.calls[0]?.[0]).toMatchObject({ amount: { message: 'يرجى إدخال مبلغ صحيح' } });

  form.current.setValue('amount', 500);
  await submit();
  expect(saved.mock.calls[0]?.[0]).toEqual({ amount: 500, note: 'نقداً' });
});

it('forgets what was typed when it is reset', () => {
  const form = renderHook(() => useZodForm(Payment, { defaultValues: { amount: null, note: '' } }));
  form.current.setValue('note', 'آجل', { shouldDirty: true });
  act(() => form.current.reset({ amount: 100, note: '' }));
  expect(form.current.getValues()).toEqual({ amount: 100, note: '' });
});
