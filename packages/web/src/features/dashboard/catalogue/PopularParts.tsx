import { catalogueApi } from '@turoos/contract';
import { hasFailed } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Skeleton } from '@/ui/Skeleton';
import { commonParts } from './vehicle-lists';

/** The twelve best-selling categories; common parts in a shop without sales. */
export function PopularParts({ onPick }: { onPick: (words: string) => void }) {
  const popular = useData('categories', catalogueApi.popular, {}, { staleTime: Infinity });
  const sold = popular.data?.map(({ name }) => name);
  const names = sold?.length ? sold : sold || hasFailed(popular) ? commonParts : null;
  return (
    <section aria-label="القطع الشائعة" className="mt-4">
      <h3 className="mb-2 text-sm text-muted">القطع الشائعة</h3>
      <ul
        aria-busy={names === null || undefined}
        className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-6"
      >
        {names === null &&
          commonParts.map((name) => (
            <li key={name}>
              <Skeleton className="h-9 pointer-coarse:h-11" />
            </li>
          ))}
        {[...new Set(names)].map((name) => (
          <li key={name}>
            <Button className="w-full truncate" onClick={() => onPick(name)}>
              <span className="truncate">{legible(name)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
