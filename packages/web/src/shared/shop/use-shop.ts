import { useQuery } from '@tanstack/react-query';
import { settingsApi, settingsSections, type Settings } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { queryClient } from '@/lib/http/query-client';
import { key } from '@/lib/http/query-keys';

/** The shop as its papers name it, the mark of its logo, and the version at the foot of its invoices. */
export type Store = Settings['store'] & { logo: string; invoiceVersion: string };

/** What holds until the server has answered, and should it not. */
export const plainStore: Store = { ...settingsSections.store.parse({}), logo: '', invoiceVersion: '2.8.7' };

const query = {
  queryKey: key('settings', 'store'),
  queryFn: async (): Promise<Store> => {
    const { store, invoiceVersion } = await call(settingsApi.get, {});
    return { ...store, invoiceVersion };
  },
  staleTime: Infinity,
};

export const useShop = (): Store => useQuery(query).data ?? plainStore;

/** The same outside a component. */
export const readStore = (): Promise<Store> => queryClient.fetchQuery(query).catch(() => plainStore);
