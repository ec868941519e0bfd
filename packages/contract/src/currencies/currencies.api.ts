import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { list, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import {
  Currency,
  CurrencyChanges,
  CurrencyCode,
  NewCurrency,
  RateZone,
  RateZoneInput,
} from './currencies.schema';

const touches = ['currencies', 'exchange-rates'] as const;
const touchesZones = [...touches, 'warehouses'] as const;

export const currenciesApi = defineApi({
  list: {
    method: 'GET',
    path: '/currencies',
    access: 'signed-in',
    summary: 'العملات التي يتعامل بها المتجر',
    reply: list(Currency),
  },
  create: {
    method: 'POST',
    path: '/currencies',
    access: 'exchangeRates:write',
    summary: 'إضافة عملة',
    body: NewCurrency,
    reply: single(Currency),
    status: 201,
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/currencies/:code',
    access: 'exchangeRates:write',
    summary: 'تعديل عملة أو إيقافها',
    params: z.object({ code: CurrencyCode }),
    body: CurrencyChanges,
    reply: single(Currency),
    idempotent: true,
    touches,
  },
  zones: {
    method: 'GET',
    path: '/rate-zones',
    access: 'signed-in',
    summary: 'مناطق الصرف ومستودعاتها',
    reply: list(RateZone),
  },
  createZone: {
    method: 'POST',
    path: '/rate-zones',
    access: 'rateZones:write',
    summary: 'إضافة منطقة صرف',
    body: RateZoneInput,
    reply: single(RateZone),
    status: 201,
    idempotent: true,
    touches: touchesZones,
  },
  updateZone: {
    method: 'PUT',
    path: '/rate-zones/:id',
    access: 'rateZones:write',
    summary: 'تعديل منطقة صرف ومستودعاتها',
    params: byId,
    body: RateZoneInput,
    reply: single(RateZone),
    idempotent: true,
    touches: touchesZones,
  },
});
