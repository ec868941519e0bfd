import { countedAfter, nouns, type FitSuggestion } from '@turoos/contract';

const times = (count: number) => countedAfter(count, nouns.time);

/** Words what sales and returns say about a part and a car. */
export function fitEvidence({
  kind,
  sold,
  returned,
}: Pick<FitSuggestion, 'kind' | 'sold' | 'returned'>): string {
  const back = returned > 0 ? `رجعت ${times(returned)} لأنها لم تناسب` : '';
  const stayed = sold > 0 ? `بيعت ${times(sold)} ولم ترجع` : '';
  return (kind === 'doubt' ? [back, stayed] : [stayed, back]).filter(Boolean).join('، و');
}
