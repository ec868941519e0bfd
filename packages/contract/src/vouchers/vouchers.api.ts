import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { idFilter, listQuery } from '../kernel/paging';
import { page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import { Voucher, VoucherDetail } from './vouchers.schema';
import { voucherKinds } from './vouchers.status';

export const VouchersQuery = listQuery(['date', 'amount'], '-date', {
  kind: z.enum(keysOf(voucherKinds)).optional(),
  customer: idFilter,
  supplier: idFilter,
  startDate: Day.optional(),
  endDate: Day.optional(),
});
export type VouchersQuery = z.output<typeof VouchersQuery>;

export const vouchersApi = defineApi({
  list: {
    method: 'GET',
    path: '/vouchers',
    access: 'vouchers:read',
    summary: 'سندات القبض والصرف، الأحدث أولاً، بحسب صلاحيات المستخدم',
    query: VouchersQuery,
    reply: page(Voucher),
  },
  get: {
    method: 'GET',
    path: '/vouchers/:id',
    access: 'vouchers:read',
    summary: 'سند قبض أو صرف',
    params: byId,
    reply: single(VoucherDetail),
  },
});
