import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { listQuery } from '../kernel/paging';
import { fixedMessage, list, page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import {
  LearnedPick,
  PartWordChanges,
  PartWordEntry,
  PartWordInput,
  WordSuggestion,
  wordSources,
} from './part-words.schema';

export const PartWordsQuery = listQuery(['word'], 'word', { source: z.enum(keysOf(wordSources)).optional() });
export type PartWordsQuery = z.output<typeof PartWordsQuery>;

const ignored = ['_id', 'source', 'isOn', 'userName'] as const;
const touches = ['part-words'] as const;

export const partWordsApi = defineApi({
  list: {
    method: 'GET',
    path: '/part-words',
    access: 'products:read',
    summary: 'قاموس القطع: كلمات المتجر أولاً، ثم القاموس المدمج',
    query: PartWordsQuery,
    reply: page(PartWordEntry),
  },
  create: {
    method: 'POST',
    path: '/part-words',
    access: 'products:update',
    summary: 'إضافة كلمة يقولها الناس وما تعنيه',
    body: PartWordInput,
    ignored,
    reply: single(PartWordEntry),
    status: 201,
    idempotent: true,
    touches,
  },
  suggestions: {
    method: 'GET',
    path: '/part-words/suggestions',
    access: 'products:read',
    summary: 'كلمات بحث عنها الموظفون فلم يجدوا شيئاً، والقطعة التي اختاروها بعدها',
    reply: list(WordSuggestion),
  },
  accept: {
    method: 'POST',
    path: '/part-words/suggestions/:id/accept',
    access: 'products:update',
    summary: 'قبول اقتراح: تضاف الكلمة إلى قاموس المتجر',
    params: byId,
    body: PartWordInput,
    reply: single(PartWordEntry),
    touches,
  },
  dismiss: {
    method: 'POST',
    path: '/part-words/suggestions/:id/dismiss',
    access: 'products:update',
    summary: 'رفض اقتراح: لا يُعرض بعد ذلك',
    params: byId,
    reply: fixedMessage('تم رفض الاقتراح'),
    touches,
  },
  learn: {
    method: 'POST',
    path: '/part-words/picks',
    access: 'products:read',
    summary: 'قطعة اختيرت بعد بحث لم يجد شيئاً، ليقترحها القاموس',
    body: LearnedPick,
    reply: fixedMessage('تم'),
    touches,
    audited: false,
  },
  turn: {
    method: 'PUT',
    path: '/part-words/built-in/:key',
    access: 'products:update',
    summary: 'إيقاف مجموعة من القاموس المدمج لا تصح في هذا المتجر، أو تفعيلها',
    params: z.object({ key: z.string().trim().min(1).max(60) }),
    body: z.strictObject({ isOn: z.boolean() }),
    reply: single(PartWordEntry),
    idempotent: true,
    touches,
  },
  update: {
    method: 'PUT',
    path: '/part-words/:id',
    access: 'products:update',
    summary: 'تعديل كلمة من كلمات المتجر',
    params: byId,
    body: PartWordChanges,
    ignored,
    reply: single(PartWordEntry),
    idempotent: true,
    touches,
  },
  remove: {
    method: 'DELETE',
    path: '/part-words/:id',
    access: 'products:update',
    summary: 'حذف كلمة من كلمات المتجر',
    params: byId,
    reply: fixedMessage('تم حذف الكلمة من القاموس'),
    touches,
  },
});
