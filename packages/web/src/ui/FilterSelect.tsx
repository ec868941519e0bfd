import type { ComponentProps } from 'react';
import { Select } from './Select';

type FilterSelectProps<Filter extends string> = Pick<
  ComponentProps<typeof Select>,
  'options' | 'className'
> & {
  list: { filters: Record<Filter, string>; setFilter: (name: Filter, value: string) => void };
  name: Filter;
  label: string;
  /** Label of the blank choice: 'كل الحالات'. */
  all: string;
};

/** A select bound to one filter of a list. */
export const FilterSelect = <Filter extends string>({
  list,
  name,
  label,
  all,
  options,
  className,
}: FilterSelectProps<Filter>) => (
  <Select
    aria-label={label}
    placeholder={all}
    className={className}
    options={options}
    value={list.filters[name]}
    onValueChange={(value) => list.setFilter(name, value)}
  />
);
