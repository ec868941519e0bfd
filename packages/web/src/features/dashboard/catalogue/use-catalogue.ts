import { catalogueApi } from '@turoos/contract';
import { useState } from 'react';
import { changeListSearch, type ListSearch } from '@/lib/list/list-search';
import { useList } from '@/lib/list/use-list';
import { useListState } from '@/lib/list/use-list-state';
import { navigate } from '@/lib/navigation/hooks';

const vehicleFields = ['year', 'make', 'model', 'engine'] as const;
export type VehicleField = (typeof vehicleFields)[number];
export type Vehicle = Record<VehicleField, string>;

/** The fields to reset when a field they depend on changes. */
const resetBy: Partial<Record<VehicleField, Partial<Vehicle>>> = {
  make: { model: '', engine: '' },
  model: { engine: '' },
};

/**
 * The catalogue search in the URL. A vehicle is chosen step by step and searched on submit; text is searched
 * while typing, for the vehicle chosen so far.
 */
export function useCatalogue() {
  const { q, activeFilters } = useListState({ filters: vehicleFields });
  const asked = q !== '' || activeFilters > 0;
  const list = useList('products', catalogueApi.parts, {
    filters: vehicleFields,
    sort: '-popularity',
    enabled: asked,
  });
  const [chosen, setChosen] = useState<Partial<Vehicle>>({});
  const vehicle: Vehicle = { ...list.filters, ...chosen };

  const search = (changes: ListSearch = {}, replace = false) => {
    setChosen({});
    void navigate({
      to: '.',
      search: (now: ListSearch) => changeListSearch(now, { ...vehicle, ...changes }),
      replace,
      keepScroll: true,
    });
  };

  return {
    list,
    vehicle,
    /** Whether a search is active. */
    asked,
    /** Whether neither text nor a make narrows the catalogue, searched or only chosen. */
    open: q === '' && vehicle.make === '',
    choose: (field: VehicleField, value: string) =>
      setChosen({ ...chosen, ...resetBy[field], [field]: value }),
    search: () => search(),
    searchText: (text: string) => search({ q: text }, true),
    clear: () => {
      setChosen({});
      list.clear();
    },
  };
}

export type Catalogue = ReturnType<typeof useCatalogue>;
