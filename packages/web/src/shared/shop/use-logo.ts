import { useQuery } from '@tanstack/react-query';
import { settingsApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { queryClient } from '@/lib/http/query-client';
import { key } from '@/lib/http/query-keys';
import { readStore } from './use-shop';

/** An invoice is printed without it rather than not at all. */
const query = {
  queryKey: key('settings', 'logo'),
  queryFn: async (): Promise<string | null> =>
    (await readStore()).logo === '' ? null : fetchLogo().catch(() => null),
  staleTime: Infinity,
};

/** As a data address, which PDFs take and the strict content policy allows. */
async function fetchLogo(): Promise<string> {
  const response = await call(settingsApi.logo, {});
  const picture = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('unreadable logo')));
    reader.readAsDataURL(picture);
  });
}

/** The store's logo; null where there is none, undefined until that is known. */
export const useLogo = (): string | null | undefined => useQuery(query).data;

/** The same outside a component. */
export const readLogo = (): Promise<string | null> => queryClient.fetchQuery(query);
