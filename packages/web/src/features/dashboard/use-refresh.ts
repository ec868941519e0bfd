import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '@/lib/http/query-keys';

const shown = ['sales', 'customers', 'inventory', 'products', 'exchange-rates'] as const;

/** Asks anew for everything the screen shows, and is busy until it is there. */
export function useRefresh() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    refresh: async () => {
      setBusy(true);
      await invalidate(client, shown);
      setBusy(false);
    },
  };
}
