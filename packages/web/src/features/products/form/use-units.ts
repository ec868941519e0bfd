import { piece, unitsApi, type Unit } from '@turoos/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { useData } from '@/lib/http/use-data';
import type { PartDraft } from './part-draft';

/** The shop's units; while loading, the piece, which nearly every part has. */
export function useUnits(): readonly Unit[] {
  const { data = [piece] } = useData('products', unitsApi.list, {});
  return data;
}

export const unitOptions = (units: readonly Unit[]) =>
  units.map(({ code, name }) => ({ value: code, label: name }));

export function useChosenUnit(): Unit {
  const { control } = useFormContext<PartDraft>();
  const code = useWatch({ control, name: 'unit' });
  return useUnits().find((unit) => unit.code === code) ?? piece;
}
