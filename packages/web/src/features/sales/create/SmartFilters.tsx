import { catalogueApi, categoriesApi } from '@turoos/contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useData } from '@/lib/http/use-data';
import { useDebounced } from '@/lib/state/debounce';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import { SuggestInput } from '@/ui/SuggestInput';

interface Filters {
  q: string;
  make: string;
  year: number | null;
  /** Ids of a category and its subcategory. */
  main: string;
  sub: string;
}

export const noFilters: Filters = { q: '', make: '', year: null, main: '', sub: '' };

type SmartFiltersProps = {
  filters: Filters;
  onChange: (filters: Filters) => void;
};

const options = (nodes: readonly { _id: string; name_ar: string }[]) =>
  nodes.map(({ _id, name_ar }) => ({ value: _id, label: name_ar }));

export function SmartFilters({ filters, onChange }: SmartFiltersProps) {
  const [typed, setTyped] = useState(filters);
  const { data: categories = [] } = useData('categories', categoriesApi.tree, {});
  const { data: vehicles } = useData('products', catalogueApi.vehicles, {}, { staleTime: Infinity });
  const below = categories.find(({ _id }) => _id === typed.main)?.subCategories ?? [];
  const later = useDebounced(onChange);

  const set = (fields: Partial<Filters>) => {
    const next = { ...typed, ...fields };
    setTyped(next);
    later.call(next);
  };

  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <div className="relative col-span-full">
        <Search
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-faint"
          aria-hidden="true"
        />
        <Input
          type="search"
          data-autofocus=""
          aria-label="بحث حر"
          placeholder="اسم القطعة أو رقمها أو العلامة التجارية أو المركبة"
          value={typed.q}
          onChange={(event) => set({ q: event.target.value })}
          className="ps-9"
        />
      </div>
      <Field label="شركة الصنع">
        <SuggestInput
          suggestions={vehicles?.makes ?? []}
          placeholder="تويوتا"
          maxLength={60}
          value={typed.make}
          onChange={(event) => set({ make: event.target.value })}
        />
      </Field>
      <Field label="سنة الصنع">
        <NumberInput
          placeholder="2015"
          min={0}
          value={typed.year}
          onChange={(year) => set({ year: year !== null && year > 9999 ? typed.year : year })}
        />
      </Field>
      <Field label="الفئة الرئيسية">
        <Select
          placeholder="الكل"
          value={typed.main}
          options={options(categories)}
          onValueChange={(main) => set({ main, sub: '' })}
        />
      </Field>
      <Field label="الفئة الفرعية">
        <Select
          placeholder="الكل"
          value={typed.sub}
          options={options(below)}
          disabled={below.length === 0}
          onValueChange={(sub) => set({ sub })}
        />
      </Field>
    </div>
  );
}
