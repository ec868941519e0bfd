import { can, productsApi } from '@turoos/contract';
import { Package } from 'lucide-react';
import { call } from '@/lib/http/api';
import { registerSearch } from '@/lib/navigation/search-sources';
import { currentUser } from '@/lib/session/session-state';

/** Adds parts to the Ctrl+K search, by name or any of their numbers. */
registerSearch({
  title: 'القطع',
  search: async (q, signal) => {
    const user = currentUser();
    if (!user || !can(user, 'products:read')) return [];
    const parts = await call(productsApi.search, { query: { q, limit: 8 } }, { signal });
    return parts.map(({ _id, name, partNumber }) => ({
      id: _id,
      label: name,
      hint: partNumber,
      icon: Package,
      to: `/products/${_id}`,
    }));
  },
});
