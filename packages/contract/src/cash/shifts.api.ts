import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { idFilter, listQuery } from '../kernel/paging';
import { page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import { MoneyMovement } from './money-movements.schema';
import { Shift, ShiftClosing, ShiftMovement, ShiftOpening, ShiftReport, shiftStatus } from './shifts.schema';

const touches = ['cash', 'accounting'] as const;
// the drawer of a user's shift decides which zone's rate the user sees
export const touchesShift = [...touches, 'exchange-rates'] as const;

/** The endpoints of shifts, in a module of their own because the counter loads them. */
export const shiftsApi = defineApi({
  currentShift: {
    method: 'GET',
    path: '/shifts/current',
    access: 'cash:read',
    summary: 'الوردية المفتوحة للمستخدم، أو لا شيء',
    reply: single(Shift.nullable()),
  },
  shifts: {
    method: 'GET',
    path: '/shifts',
    access: 'cash:read',
    summary: 'الورديات، الأحدث أولاً: كلها لمن يدير النقد، وورديات المستخدم لغيره',
    query: listQuery(['openedAt'], '-openedAt', {
      startDate: Day.optional(),
      endDate: Day.optional(),
      drawer: idFilter,
      status: z.enum(keysOf(shiftStatus)).optional(),
    }),
    reply: page(Shift),
  },
  shift: {
    method: 'GET',
    path: '/shifts/:id',
    access: 'cash:read',
    summary: 'بيانات وردية',
    params: byId,
    reply: single(Shift),
  },
  shiftReport: {
    method: 'GET',
    path: '/shifts/:id/report',
    access: 'cash:read',
    summary: 'تقرير الوردية: X وهي مفتوحة، وZ بعد إقفالها',
    params: byId,
    reply: single(ShiftReport),
  },
  openShift: {
    method: 'POST',
    path: '/shifts',
    access: 'cash:create',
    summary: 'فتح وردية على صندوق بعدّ ما فيه',
    body: ShiftOpening,
    reply: single(Shift),
    status: 201,
    idempotent: true,
    touches: touchesShift,
  },
  joinShift: {
    method: 'POST',
    path: '/shifts/:id/join',
    access: 'cash:create',
    summary: 'الانضمام إلى وردية مفتوحة',
    params: byId,
    reply: single(Shift),
    idempotent: true,
    touches: touchesShift,
  },
  moveCash: {
    method: 'POST',
    path: '/shifts/:id/movements',
    access: 'cash:create',
    summary: 'إيداع أو سحب أو مصروف أو توريد من وردية مفتوحة',
    params: byId,
    body: ShiftMovement,
    reply: single(MoneyMovement),
    status: 201,
    idempotent: true,
    touches,
  },
  closeShift: {
    method: 'POST',
    path: '/shifts/:id/close',
    access: 'cash:create',
    summary: 'إقفال وردية بعدّ ما في الصندوق',
    params: byId,
    body: ShiftClosing,
    reply: single(ShiftReport),
    idempotent: true,
    touches: touchesShift,
  },
  reopenShift: {
    method: 'POST',
    path: '/shifts/:id/reopen',
    access: 'cash:admin',
    summary: 'إعادة فتح آخر وردية على صندوق',
    params: byId,
    reply: single(Shift),
    idempotent: true,
    touches: touchesShift,
  },
});
