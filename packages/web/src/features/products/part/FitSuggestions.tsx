import { fitSuggestionsApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { FitSuggestionItem, suggestionKey } from '@/shared/parts/FitSuggestionItem';

/** What sales and returns say about the part's cars; nothing is shown while there is nothing to decide. */
export function FitSuggestions({ part }: { part: string }) {
  const { data } = useData('products', fitSuggestionsApi.list, { query: { product: part, limit: 20 } });
  if (!data || data.rows.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">اقتراحات من المبيعات والمرتجعات</h3>
      <ul className="divide-y divide-line">
        {data.rows.map((one) => (
          <FitSuggestionItem key={suggestionKey(one)} suggestion={one} />
        ))}
      </ul>
    </div>
  );
}
