import type { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { idFilter, listQuery } from '../kernel/paging';
import { fixedMessage, page } from '../kernel/reply';
import { AcceptedFit, DismissedFit, FitSuggestion } from './fit-suggestions.schema';

/** Those with the most sales behind them first. */
export const FitSuggestionsQuery = listQuery(['sold'], '-sold', { product: idFilter });
export type FitSuggestionsQuery = z.output<typeof FitSuggestionsQuery>;

const touches = ['products', 'vehicles'] as const;

export const fitSuggestionsApi = defineApi({
  list: {
    method: 'GET',
    path: '/fit-suggestions',
    access: 'products:read',
    summary: 'ما تقوله المبيعات والمرتجعات عن توافق القطع مع السيارات',
    query: FitSuggestionsQuery,
    reply: page(FitSuggestion),
  },
  accept: {
    method: 'POST',
    path: '/fit-suggestions/accept',
    access: 'products:update',
    summary: 'اعتماد اقتراح: إضافة السيارة إلى القطعة، أو إزالتها منها إن كان شكاً',
    body: AcceptedFit,
    reply: fixedMessage('تم اعتماد الاقتراح'),
    touches,
  },
  dismiss: {
    method: 'POST',
    path: '/fit-suggestions/dismiss',
    access: 'products:update',
    summary: 'رفض اقتراح فلا يظهر مرة أخرى',
    body: DismissedFit,
    reply: fixedMessage('لن يظهر هذا الاقتراح مرة أخرى'),
    touches,
  },
});
