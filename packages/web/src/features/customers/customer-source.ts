import { can, customersApi } from '@turoos/contract';
import { UserRound } from 'lucide-react';
import { call } from '@/lib/http/api';
import { registerSearch } from '@/lib/navigation/search-sources';
import { currentUser } from '@/lib/session/session-state';

/** Adds customers to the Ctrl+K search, by name, phone, e-mail or code. */
registerSearch({
  title: 'العملاء',
  search: async (q, signal) => {
    const user = currentUser();
    if (!user || !can(user, 'customers:read')) return [];
    const { rows } = await call(customersApi.list, { query: { q, limit: 6 } }, { signal });
    return rows.map(({ _id, name, phone, customerCode }) => ({
      id: _id,
      label: name,
      hint: phone || customerCode,
      icon: UserRound,
      to: `/customers/${_id}`,
    }));
  },
});
