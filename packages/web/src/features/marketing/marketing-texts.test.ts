import { expect, it } from 'vitest';
import { ApiError } from '@/lib/http/api-error';
import { loadFailed } from './marketing-texts';

it('MKT-21 tells a network failure from a server error', () => {
  const lost = new ApiError({ status: 0, code: 'UNREACHABLE', message: 'لا اتصال' });
  const failed = new ApiError({ status: 500, code: 'INTERNAL', message: 'حدث خطأ' });
  expect([loadFailed(lost), loadFailed(failed)]).toEqual(['خطأ في الاتصال', 'فشل في جلب البيانات']);
});
