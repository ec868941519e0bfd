import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { fixedMessage, list, page, single, streamed } from '../kernel/reply';
import { byId, Id } from '../kernel/text';
import {
  Bringing,
  BringingDetail,
  BringingPreview,
  BroughtFile,
  BroughtFileEntry,
  BroughtSheet,
  SheetChoice,
} from './moving-in.schema';
import { broughtKindNames } from './moving-in.status';

const mostBytes = 50 * 1024 * 1024;
const touches = [
  'products',
  'inventory',
  'asked-parts',
  'categories',
  'customers',
  'suppliers',
  'vehicles',
  'accounting',
  'moving-in',
] as const;

export const BringingsQuery = listQuery(['at'], '-at', {});
export type BringingsQuery = z.output<typeof BringingsQuery>;

/**
 * Reading and choosing need the right to import; bringing a kind and taking it back also need the kind's rights. A file
 * is seen by its uploader and by those who may bring every kind, because nobody else may know what is in it.
 */
export const movingInApi = defineApi({
  upload: {
    method: 'POST',
    path: '/moving-in/files',
    access: 'products:import',
    summary: 'رفع ملف برنامج آخر (xlsx أو CSV)، في الحقل file؛ لا يغيّر شيئاً حتى يُنقل',
    upload: { most: mostBytes },
    reply: single(BroughtFile),
    status: 201,
    touches: ['moving-in'],
  },
  files: {
    method: 'GET',
    path: '/moving-in/files',
    access: 'products:import',
    summary: 'الملفات المرفوعة التي لم تُنقل بعد',
    reply: list(BroughtFileEntry),
  },
  file: {
    method: 'GET',
    path: '/moving-in/files/:id',
    access: 'products:import',
    summary: 'أوراق ملف مرفوع وكيف تُقرأ',
    params: byId,
    reply: single(BroughtFile),
  },
  choose: {
    method: 'PUT',
    path: '/moving-in/files/:id/sheets/:place',
    access: 'products:import',
    summary: 'كيف تُقرأ ورقة من ملف مرفوع',
    params: z.strictObject({ id: Id, place: z.coerce.number().int().min(0).max(200) }),
    body: SheetChoice,
    reply: single(BroughtSheet),
    touches: ['moving-in'],
    audited: false,
  },
  discard: {
    method: 'DELETE',
    path: '/moving-in/files/:id',
    access: 'products:import',
    summary: 'حذف ملف مرفوع دون نقله',
    params: byId,
    reply: fixedMessage('تم حذف الملف المرفوع'),
    touches: ['moving-in'],
  },
  preview: {
    method: 'GET',
    path: '/moving-in/files/:id/preview',
    access: 'products:import',
    summary: 'ما الذي سيدخل من الملف وما الذي يتغير، بالمجاميع والأخطاء',
    params: byId,
    reply: single(BringingPreview),
  },
  badRows: {
    method: 'GET',
    path: '/moving-in/files/:id/bad-rows',
    access: 'products:import',
    summary: 'مصنف Excel بالصفوف التي لن تدخل وأسبابها، لتصحيحها ورفعها من جديد',
    params: byId,
    reply: streamed(),
  },
  bring: {
    method: 'POST',
    path: '/moving-in/files/:id/bring',
    access: 'products:import',
    summary: 'نقل أوراق الملف المختارة كلها في عملية واحدة',
    params: byId,
    /** The version of the preview; without it the choices are brought as they are. */
    body: z.strictObject({ version: z.int().optional() }).prefault({}),
    reply: single(Bringing),
    status: 201,
    idempotent: true,
    touches,
  },
  bringings: {
    method: 'GET',
    path: '/moving-in',
    access: 'products:import',
    summary: 'ما نُقل من ملفات',
    query: BringingsQuery,
    reply: page(Bringing),
  },
  bringing: {
    method: 'GET',
    path: '/moving-in/:id',
    access: 'products:import',
    summary: 'نقل واحد، وهل يمكن التراجع عنه',
    params: byId,
    reply: single(BringingDetail),
  },
  takeBack: {
    method: 'POST',
    path: '/moving-in/:id/take-back',
    access: 'products:import',
    summary: 'التراجع عن نقل كله ما لم يُبنَ عليه شيء',
    params: byId,
    reply: single(BringingDetail),
    touches,
  },
  template: {
    method: 'GET',
    path: '/moving-in/templates/:kind',
    access: 'products:import',
    summary: 'قالب Excel لنوع من البيانات',
    params: z.strictObject({ kind: z.enum(broughtKindNames) }),
    reply: streamed(),
  },
});
