import { catalogueApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '@/lib/http/use-data';
import { changeListSearch, type ListSearch } from '@/lib/list/list-search';
import { useListState } from '@/lib/list/use-list-state';
import { navigate } from '@/lib/navigation/hooks';

const vehicleFields = ['year', 'make', 'model', 'engine'] as const;
export type VehicleField = (typeof vehicleFields)[number];
export type Vehicle = Record<VehicleField, string>;

type Query = NonNullable<Given<typeof catalogueApi.parts>['query']>;

/** A choice makes those that hang on it void. */
const voided: Partial<Record<VehicleField, Partial<Vehicle>>> = {
  make: { model: '', engine: '' },
  model: { engine: '' },
};

/**
 * The search as the URL describes it. A vehicle is chosen step by step and searched for once it is named; words are
 * searched for as they are typed, for the vehicle as chosen so far.
 */
export function useCatalogue() {
  const list = useListState({ filters: vehicleFields, sort: '-popularity' });
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

  const asked = list.q !== '' || list.activeFilters > 0;
  const parts = useData(
    'products',
    catalogueApi.parts,
    { query: list.query as Query },
    { placeholderData: keepPreviousData, enabled: asked },
  );

  return {
    list,
    vehicle,
    parts,
    /** Something is searched for. */
    asked,
    /** Neither words nor a make narrow the catalogue, searched for or only chosen. */
    open: list.q === '' && vehicle.make === '',
    choose: (field: VehicleField, value: string) =>
      setChosen({ ...chosen, ...voided[field], [field]: value }),
    search: () => search(),
    searchText: (q: string) => search({ q }, true),
    clear: () => {
      setChosen({});
      list.clear();
    },
  };
}

export type Catalogue = ReturnType<typeof useCatalogue>;
