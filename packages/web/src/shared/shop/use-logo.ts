import { useQuery } from '@tanstack/react-query';
import { settingsApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { queryClient } from '@/lib/http/query-client';
import { key } from '@/lib/http/query-keys';
import { readStore } from './use-shop';

/** A logo that can't be loaded counts as none: the invoice is then printed without it. */
const query = {
  queryKey: key('settings', 'logo'),
  queryFn: async (): Promise<string | null> =>
    (await readStore()).logo === '' ? null : fetchLogo().catch(() => null),
  staleTime: Infinity,
};

/** Fetches the logo as a data URL, which PDFs accept and the content security policy allows. */
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

/** The store's logo; null if there is none, undefined while loading. */
export const useLogo = (): string | null | undefined => useQuery(query).data;

/** The same outside a component. */
export const readLogo = (): Promise<string | null> => queryClient.fetchQuery(query);
