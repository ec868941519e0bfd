import { texts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { ApiError } from '@/lib/http/api-error';
import { problemText } from './problem-text';

it('AI-15 shows the error’s message, else the documented text', () => {
  expect(problemText(new ApiError({ status: 422, code: 'RULE', message: 'مشغولة' }))).toBe('مشغولة');
  for (const code of ['UNEXPLAINED', 'UNREADABLE'] as const)
    expect(problemText(new ApiError({ status: 200, code, message: texts.unexpected }))).toBe(
      'حدث خطأ أثناء البحث',
    );
  expect(problemText(new ApiError({ status: 200, code: 'NOT_OURS', message: texts.notOurs }))).toBe(
    texts.notOurs,
  );
  expect(problemText(new Error('Unexpected token'))).toBe('Unexpected token');
  expect(problemText(new Error())).toBe('حدث خطأ أثناء البحث');
});
