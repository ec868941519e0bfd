import { useQueries } from '@tanstack/react-query';
import { catalogueApi, productsApi, type Part } from '@turoos/contract';
import { Pin } from 'lucide-react';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import { useData } from '@/lib/http/use-data';
import { Quantity } from '@/shared/parts/Quantity';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { togglePinned, usePinnedParts } from './pinned-parts';

const TILES = 12;
/** Milliseconds for which the most sold parts are not asked for again. */
const FRESH = 5 * 60_000;

/** The parts that are sold most, those pinned on this till first: one press adds a piece to the empty invoice. */
export function FavouriteTiles({ onAdd }: { onAdd: (part: Part) => boolean }) {
  const pinned = usePinnedParts();
  const { data: best } = useData(
    'products',
    catalogueApi.parts,
    { query: { limit: TILES } },
    { staleTime: FRESH },
  );
  const own = useQueries({
    queries: pinned.map((id) => ({
      queryKey: key('products', 'on a tile', id),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Part> =>
        call(productsApi.read, { params: { id } }, { signal }),
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const others = best?.rows.filter(({ _id }) => !pinned.includes(_id)) ?? [];
  const parts = [...own, ...others].filter(({ isActive }) => isActive).slice(0, Math.max(TILES, own.length));
  if (parts.length === 0) return null;
  return (
    <ul
      aria-label="الأكثر مبيعاً"
      className="grid grid-cols-2 gap-2 border-t border-line p-3 sm:grid-cols-3 xl:grid-cols-4"
    >
      {parts.map((part) => (
        <Tile key={part._id} part={part} isPinned={pinned.includes(part._id)} onAdd={() => onAdd(part)} />
      ))}
    </ul>
  );
}

type TileProps = { part: Part; isPinned: boolean; onAdd: () => void };

function Tile({ part, isPinned, onAdd }: TileProps) {
  const isGone = part.quantity <= 0;
  return (
    <li className="relative flex">
      <button
        type="button"
        onClick={onAdd}
        className={cn(
          'flex min-h-22 grow flex-col items-start gap-1 rounded-md border border-line bg-surface p-2 pe-9 text-start hover:border-accent hover:bg-accent-soft',
          isGone && 'text-faint',
        )}
      >
        <span className="line-clamp-3 text-sm font-semibold">{legible(part.name)}</span>
        <span className="mt-auto flex w-full flex-wrap items-baseline justify-between gap-x-2">
          <Money usd={part.sellingPrice} at="today" />
          <span className={cn('text-sm', isGone ? 'text-danger' : 'text-muted')}>
            {isGone ? 'نافد' : <Quantity value={part.quantity} unit={part.unit} />}
          </span>
        </span>
      </button>
      <button
        type="button"
        aria-label={`${isPinned ? 'إلغاء تثبيت' : 'تثبيت'} ${part.name}`}
        aria-pressed={isPinned}
        onClick={() => togglePinned(part._id)}
        className={cn(
          'absolute end-0 top-0 flex size-8 items-center justify-center rounded-md hover:text-accent pointer-coarse:size-11',
          isPinned ? 'text-accent' : 'text-faint',
        )}
      >
        <Pin className="size-4" fill={isPinned ? 'currentColor' : 'none'} aria-hidden="true" />
      </button>
    </li>
  );
}
