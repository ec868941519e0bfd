import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { listQuery } from '../kernel/paging';
import { single, summarised } from '../kernel/reply';
import { debtAges, Debtor, DebtTotals, NewReminders, RemindersQueued } from './debt-reminders.schema';

export const DebtorsQuery = listQuery(['debt', 'name'], '-debt', {
  /** Minimum age in days of the oldest open debt. */
  minDays: z.coerce.number('يجب إدخال رقم صحيح').int().min(0).max(36_500).optional(),
  /** Customers of whose debt some has this age. */
  age: z.enum(debtAges).optional(),
});
export type DebtorsQuery = z.output<typeof DebtorsQuery>;

export const debtRemindersApi = defineApi({
  debtors: {
    method: 'GET',
    path: '/debt-reminders',
    access: 'customers:read',
    summary: 'العملاء المدينون وأعمار ديونهم وآخر تذكير لكل منهم',
    query: DebtorsQuery,
    reply: summarised(Debtor, DebtTotals),
  },
  remind: {
    method: 'POST',
    path: '/debt-reminders',
    access: 'customers:update',
    summary: 'تذكير عملاء بديونهم، رسالة لكل عميل ومرة في اليوم',
    body: NewReminders,
    reply: single(RemindersQueued),
    status: 201,
    idempotent: true,
    touches: ['customers', 'marketing'],
  },
});
