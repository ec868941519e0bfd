import type { vouchersApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { listVouchers, readVoucher } from './vouchers.queries';

export const vouchersRoutes: Handlers<typeof vouchersApi> = {
  list: ({ query }, { db, user }) => listVouchers(db, user, query),
  get: ({ params }, { db, user }) => readVoucher(db, user, params.id),
};
