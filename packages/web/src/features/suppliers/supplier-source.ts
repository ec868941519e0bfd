import { can, suppliersApi } from '@turoos/contract';
import { Truck } from 'lucide-react';
import { call } from '@/lib/http/api';
import { registerSearch } from '@/lib/navigation/search-sources';
import { currentUser } from '@/lib/session/session-state';

/** Adds suppliers to the Ctrl+K search, by name, contact person, phone or city. */
registerSearch({
  title: 'الموردون',
  search: async (q, signal) => {
    const user = currentUser();
    if (!user || !can(user, 'suppliers:read')) return [];
    const { rows } = await call(suppliersApi.list, { query: { q, limit: 6, summary: false } }, { signal });
    return rows.map(({ _id, name, phone, city }) => ({
      id: _id,
      label: name,
      hint: phone || city,
      icon: Truck,
      to: `/suppliers/${_id}`,
    }));
  },
});
