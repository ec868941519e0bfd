import { z } from 'zod';
import { countedAfter } from '../kernel/counted';
import { defineApi } from '../kernel/endpoint';
import { Named } from '../kernel/named';
import { nouns } from '../kernel/nouns';
import { idFilter, listQuery } from '../kernel/paging';
import { list, page, single } from '../kernel/reply';
import { Id } from '../kernel/text';
import { Part } from '../products/products.schema';

const word = z.string().trim().max(60).optional();

/** The vehicle to find parts for; an omitted field matches any value. */
const vehicle = {
  make: word,
  model: word,
  engine: word,
  year: z.coerce.number('السنة غير صحيحة').int().min(1900).max(2200).optional(),
};

export const CatalogueQuery = listQuery(['popularity'], '-popularity', { ...vehicle, categoryId: idFilter });
export type CatalogueQuery = z.output<typeof CatalogueQuery>;

/**
 * The vehicles that the shop's parts name: all makes, the models of one make, the engines of that make and
 * model.
 */
export const VehicleChoices = z.object({
  makes: z.array(z.string()),
  models: z.array(z.string()),
  engines: z.array(z.string()),
});
export type VehicleChoices = z.output<typeof VehicleChoices>;

/** The most parts a user may pin. */
export const MOST_PINNED = 24;
export const pinTexts = {
  tooMany: `لا يمكن تثبيت أكثر من ${countedAfter(MOST_PINNED, nouns.part)}، ألغِ تثبيت قطعة لا تحتاجها`,
} as const;

const onePart = z.object({ product: Id });
const touches = ['products'] as const;

export const catalogueApi = defineApi({
  parts: {
    method: 'GET',
    path: '/catalogue/parts',
    access: 'products:read',
    summary: 'القطع التي تركب على مركبة أو تطابق نصاً، الأكثر مبيعاً أولاً',
    query: CatalogueQuery,
    reply: page(Part),
  },
  vehicles: {
    method: 'GET',
    path: '/catalogue/cars',
    access: 'products:read',
    summary: 'الشركات والموديلات والمحركات المسجلة للقطع',
    query: z.object({ make: word, model: word }),
    reply: single(VehicleChoices),
  },
  popular: {
    method: 'GET',
    path: '/catalogue/popular',
    access: 'products:read',
    summary: 'فئات القطع الأكثر مبيعاً',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(12) }),
    reply: list(Named),
  },
  pinned: {
    method: 'GET',
    path: '/catalogue/pinned',
    access: 'products:read',
    summary: 'القطع التي ثبتها المستخدم في شاشة البيع، بترتيب تثبيتها',
    reply: list(Part),
  },
  pin: {
    method: 'PUT',
    path: '/catalogue/pinned/:product',
    access: 'products:read',
    summary: 'تثبيت قطعة في شاشة البيع',
    params: onePart,
    reply: list(Part),
    touches,
  },
  unpin: {
    method: 'DELETE',
    path: '/catalogue/pinned/:product',
    access: 'products:read',
    summary: 'إلغاء تثبيت قطعة',
    params: onePart,
    reply: list(Part),
    touches,
  },
});
