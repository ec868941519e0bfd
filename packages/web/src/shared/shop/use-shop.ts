import { useQuery } from '@tanstack/react-query';
import { displayCurrencyOf, settingsApi, settingsSections, type Settings } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { queryClient } from '@/lib/http/query-client';
import { learnDisplayCurrency } from '@/lib/money/display-currency';
import { key } from '@/lib/http/query-keys';

/** The shop's details for printed documents, its logo's hash and the version in the invoice's footer. */
export type Store = Settings['store'] & { logo: string; invoiceVersion: string };

/** The default until the server has responded, and when it can't be reached. */
const plainStore: Store = { ...settingsSections.store.parse({}), logo: '', invoiceVersion: '2.8.7' };

const query = {
  queryKey: key('settings', 'store'),
  queryFn: async (): Promise<Store> => {
    const { store, invoiceVersion } = await call(settingsApi.get, {});
    learnDisplayCurrency(displayCurrencyOf(store.currency));
    return { ...store, invoiceVersion };
  },
  staleTime: Infinity,
};

export const useShop = (): Store => useQuery(query).data ?? plainStore;

/** The same outside a component. */
export const readStore = (): Promise<Store> => queryClient.fetchQuery(query).catch(() => plainStore);
