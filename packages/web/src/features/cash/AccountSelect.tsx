import { cashApi } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { useData } from '@/lib/http/use-data';
import { Select } from '@/ui/Select';

type AccountSelectProps = Omit<ComponentProps<typeof Select>, 'options'>;

/** Offers the places where money is kept. */
export function AccountSelect(props: AccountSelectProps) {
  const { data = [] } = useData('cash', cashApi.accounts, {});
  return (
    <Select
      placeholder="اختر الحساب"
      {...props}
      options={data.filter(({ isActive }) => isActive).map(({ _id, name }) => ({ value: _id, label: name }))}
    />
  );
}
