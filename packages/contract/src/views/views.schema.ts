import { z } from 'zod';
import { countedAfter } from '../kernel/counted';
import { keysOf } from '../kernel/keys-of';
import { nouns } from '../kernel/nouns';
import { Id, line } from '../kernel/text';

/** The lists that keep views. */
export const listLabels = {
  products: 'المنتجات',
  inventory: 'المخزون',
  sales: 'المبيعات',
  offlineSales: 'مبيعات نقاط البيع',
  customers: 'العملاء',
  debtors: 'المدينون',
  suppliers: 'الموردون',
  purchases: 'المشتريات',
  users: 'المستخدمون',
  audit: 'سجل التدقيق',
  adjustments: 'التسويات المخزنية',
  scrap: 'تقارير الإتلاف',
  transfers: 'التحويلات المخزنية',
  counts: 'الجرد',
  batches: 'دفعات المخزون',
} as const;
export const listNames = keysOf(listLabels);
export type ListName = (typeof listNames)[number];

/** The most views a user may keep of one list. */
export const MOST_VIEWS = 20;

export const viewTexts = {
  name: 'اسم العرض مطلوب',
  notFound: 'العرض المحفوظ غير موجود',
  taken: (name: string) => `لديك عرض آخر باسم «${name}» لهذه القائمة`,
  tooMany: `لا يمكن حفظ أكثر من ${countedAfter(MOST_VIEWS, nouns.view)} لقائمة واحدة، احذف عرضاً لا تحتاجه`,
  noRole: 'الدور غير موجود',
  tooLarge: 'العرض أكبر من أن يُحفظ',
} as const;

const MOST_SETTINGS = 30;

/**
 * A list's state as its address holds it: search, filters, sort and columns. The names are not checked against the
 * list, which ignores those it no longer has.
 */
const ListState = z
  .record(z.string().regex(/^[a-z][a-z0-9]{0,39}$/i), z.string().max(500))
  .refine((state) => Object.keys(state).length <= MOST_SETTINGS, viewTexts.tooLarge);

export const View = z.object({
  _id: Id,
  list: z.enum(listNames),
  name: z.string(),
  state: z.record(z.string(), z.string()),
  /** The role whose users see the view too. */
  sharedWith: z.string().nullable(),
  isOwn: z.boolean(),
  /** Who saved it. */
  by: z.string(),
  version: z.int(),
});
export type View = z.output<typeof View>;

const fields = {
  name: line(viewTexts.name, 60),
  state: ListState,
  sharedWith: z.string().trim().min(1).max(100).nullable().optional(),
};

export const NewView = z.strictObject({ list: z.enum(listNames), ...fields });
export type NewView = z.output<typeof NewView>;

/** Omitted fields stay unchanged. */
export const ViewChanges = z.strictObject(fields).partial().extend({ version: z.int().optional() });
export type ViewChanges = z.output<typeof ViewChanges>;
