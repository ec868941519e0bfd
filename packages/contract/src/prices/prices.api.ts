import type { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { fixedMessage, list, page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import {
  PastPrice,
  PriceChange,
  PriceChangeInput,
  PriceChangeQuestion,
  PricePreview,
  Replacement,
  UndonePrices,
} from './price-changes.schema';
import { KnownPriceTier, PriceTierChanges, PriceTierInput } from './prices.schema';

const ignored = ['_id', 'isWholesale', 'customers'] as const;
const touches = ['settings', 'products', 'customers'] as const;

/** Selling prices as parts' lists show them. */
const changedPrices = ['products', 'inventory'] as const;

export const PriceChangesQuery = listQuery(['createdAt'], '-createdAt', {});
export type PriceChangesQuery = z.output<typeof PriceChangesQuery>;

/** Price tiers, changes of many prices by a rule, and what is known about the prices of a part. */
export const pricesApi = defineApi({
  tiers: {
    method: 'GET',
    path: '/price-tiers',
    access: 'products:read',
    summary: 'فئات الأسعار',
    reply: list(KnownPriceTier),
  },
  createTier: {
    method: 'POST',
    path: '/price-tiers',
    access: 'products:update',
    summary: 'إضافة فئة سعر',
    body: PriceTierInput,
    ignored,
    reply: single(KnownPriceTier),
    status: 201,
    idempotent: true,
    touches,
  },
  updateTier: {
    method: 'PUT',
    path: '/price-tiers/:id',
    access: 'products:update',
    summary: 'تعديل فئة سعر',
    params: byId,
    body: PriceTierChanges,
    ignored,
    reply: single(KnownPriceTier),
    idempotent: true,
    touches,
  },
  removeTier: {
    method: 'DELETE',
    path: '/price-tiers/:id',
    access: 'products:update',
    summary: 'حذف فئة سعر لم تُختر لعميل، مع أسعار المنتجات فيها',
    params: byId,
    reply: fixedMessage('تم حذف فئة السعر'),
    touches,
  },
  previewChange: {
    method: 'POST',
    path: '/price-changes/preview',
    access: 'products:update',
    summary: 'معاينة أسعار جديدة بقاعدة قبل حفظها',
    body: PriceChangeQuestion,
    reply: single(PricePreview),
    audited: false,
  },
  change: {
    method: 'POST',
    path: '/price-changes',
    access: 'products:update',
    summary: 'تغيير أسعار منتجات بقاعدة، كلها أو لا شيء منها',
    body: PriceChangeInput,
    reply: single(PriceChange),
    status: 201,
    idempotent: true,
    touches: changedPrices,
  },
  changes: {
    method: 'GET',
    path: '/price-changes',
    access: 'products:update',
    summary: 'تغييرات الأسعار بقواعد',
    query: PriceChangesQuery,
    reply: page(PriceChange),
  },
  undoChange: {
    method: 'POST',
    path: '/price-changes/:id/undo',
    access: 'products:update',
    summary: 'التراجع عن تغيير أسعار، وترك ما تغيّر سعره بعده',
    params: byId,
    reply: single(UndonePrices),
    idempotent: true,
    touches: changedPrices,
  },
  history: {
    method: 'GET',
    path: '/products/:id/prices',
    access: 'products:read',
    summary: 'تاريخ أسعار منتج',
    params: byId,
    reply: list(PastPrice),
  },
  replacement: {
    method: 'GET',
    path: '/products/:id/replacement',
    access: 'costs:read',
    summary: 'آخر سعر شراء لمنتج، ويومه ومورده',
    params: byId,
    reply: single(Replacement),
  },
});
