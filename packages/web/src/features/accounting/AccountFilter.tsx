import { accountingApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { FilterSelect } from '@/ui/FilterSelect';
import { accountOptions } from './account-options';

type AccountFilterProps = {
  list: { filters: Record<'account', string>; setFilter: (name: 'account', value: string) => void };
};

export function AccountFilter({ list }: AccountFilterProps) {
  const accounts = useData('accounting', accountingApi.accounts, {});
  return (
    <FilterSelect
      list={list}
      name="account"
      label="الحساب"
      all="كل الحسابات"
      options={accountOptions(accounts.data ?? [])}
    />
  );
}
