import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { fixedMessage, page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import { currentRateApi, ExchangeRate, ofZone } from './current-rate.api';
import { RateChanges, RateInput } from './exchange-rates.schema';

const touches = ['exchange-rates'] as const;
const ignored = ['_id', 'zoneName', 'max_age', 'created_by', 'createdAt', 'updatedAt'] as const;

export const exchangeRatesApi = defineApi({
  ...currentRateApi,
  onDate: {
    method: 'GET',
    path: '/exchange-rate/date/:date',
    access: 'signed-in',
    summary: 'سعر الصرف الساري في يوم',
    params: z.object({ date: Day }),
    query: z.object(ofZone),
    reply: single(ExchangeRate),
  },
  list: {
    method: 'GET',
    path: '/exchange-rate',
    access: 'signed-in',
    summary: 'سجل أسعار الصرف، الأحدث أولاً',
    query: listQuery(['recorded_at'], '-recorded_at', ofZone),
    reply: page(ExchangeRate),
  },
  create: {
    method: 'POST',
    path: '/exchange-rate',
    access: 'exchangeRates:write',
    summary: 'تسجيل سعر صرف',
    body: RateInput,
    ignored,
    reply: single(ExchangeRate),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/exchange-rate/:id',
    access: 'exchangeRates:write',
    summary: 'تعديل سعر صرف',
    params: byId,
    body: RateChanges,
    ignored,
    reply: single(ExchangeRate),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/exchange-rate/:id',
    access: 'exchangeRates:write',
    summary: 'حذف سعر صرف لم يُستخدم في أي مستند',
    params: byId,
    reply: fixedMessage('تم حذف سعر الصرف'),
    touches,
  },
});
