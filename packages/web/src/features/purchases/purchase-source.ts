import { can, purchaseName, purchasesApi } from '@turoos/contract';
import { FileDown } from 'lucide-react';
import { call } from '@/lib/http/api';
import { registerSearch } from '@/lib/navigation/search-sources';
import { currentUser } from '@/lib/session/session-state';

/** Adds purchases to the Ctrl+K search, by number or supplier. */
registerSearch({
  title: 'فواتير الشراء',
  search: async (q, signal) => {
    const user = currentUser();
    if (!user || !can(user, 'purchases:read')) return [];
    const { rows } = await call(purchasesApi.list, { query: { q, limit: 6 } }, { signal });
    return rows.map((purchase) => ({
      id: purchase._id,
      label: purchaseName(purchase),
      hint: purchase.supplierName,
      icon: FileDown,
      to: `/purchases/${purchase._id}`,
    }));
  },
});
