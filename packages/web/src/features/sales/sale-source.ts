import { can, salesApi, saleStatus } from '@turoos/contract';
import { ReceiptText } from 'lucide-react';
import { call } from '@/lib/http/api';
import { registerSearch } from '@/lib/navigation/search-sources';
import { currentUser } from '@/lib/session/session-state';
import { saleName } from './sale-labels';

/** Adds invoices to the Ctrl+K search, by number or customer. */
registerSearch({
  title: 'فواتير المبيعات',
  search: async (q, signal) => {
    const user = currentUser();
    if (!user || !can(user, 'sales:read')) return [];
    const { rows } = await call(salesApi.list, { query: { q, limit: 6 } }, { signal });
    return rows.map((sale) => ({
      id: sale._id,
      label: saleName(sale),
      hint:
        sale.status === 'completed'
          ? sale.customerName
          : `${sale.customerName} · ${saleStatus[sale.status].label}`,
      icon: ReceiptText,
      to: `/sales/${sale._id}`,
    }));
  },
});
