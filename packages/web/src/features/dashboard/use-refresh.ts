import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '@/lib/http/query-keys';

const shown = ['sales', 'customers', 'inventory', 'products', 'exchange-rates'] as const;

/** Fetches everything on the screen again, and is busy until it is loaded. */
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
