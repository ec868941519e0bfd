import { cashApi } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { useData } from '@/lib/http/use-data';
import { Select } from '@/ui/Select';

type CategorySelectProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  /** For filters: also offers categories that are no longer used. */
  alsoInactive?: boolean;
};

/** Offers the categories of expenses. */
export function CategorySelect({ alsoInactive = false, ...props }: CategorySelectProps) {
  const { data = [] } = useData('cash', cashApi.expenseCategories, {});
  return (
    <Select
      placeholder="اختر النوع"
      {...props}
      options={data
        .filter(({ isActive }) => isActive || alsoInactive)
        .map(({ _id, name }) => ({ value: _id, label: name }))}
    />
  );
}
