import { movementClass, valueClass } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import type { ListState } from '@/lib/list/use-list-state';
import { useCategoryOptions } from '@/shared/parts/category-options';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { FilterSelect } from '@/ui/FilterSelect';

const values = optionsOf(valueClass);
const movements = optionsOf(movementClass);

export const partFilterNames = ['categoryId', 'warehouse', 'valueClass', 'movementClass'] as const;

/** The filters by the part's record and its classes. */
export function PartFilters({
  list,
}: {
  list: Pick<ListState<(typeof partFilterNames)[number]>, 'filters' | 'setFilter'>;
}) {
  const categories = useCategoryOptions();
  return (
    <>
      <FilterSelect
        list={list}
        name="categoryId"
        label="الفئة"
        all="كل الفئات"
        className="sm:max-w-40"
        options={categories}
      />
      <WarehouseSelect
        aria-label="المستودع"
        placeholder="كل المستودعات"
        className="sm:max-w-40"
        value={list.filters.warehouse}
        onChange={(id) => list.setFilter('warehouse', id)}
      />
      <FilterSelect list={list} name="valueClass" label="القيمة" all="كل القيم" options={values} />
      <FilterSelect list={list} name="movementClass" label="الحركة" all="كل الحركات" options={movements} />
    </>
  );
}
