import { catalogueApi, type Part } from '@turoos/contract';
import { Pin, Plus } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { PartPhoto } from '@/shared/parts/PartPhoto';
import { Quantity } from '@/shared/parts/Quantity';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import { Skeleton } from '@/ui/Skeleton';
import { usePinnedParts } from './use-pinned-parts';

const TILES = 12;
/** Milliseconds for which the most sold parts are not asked for again. */
const FRESH = 5 * 60_000;

const tiles = 'grid grid-cols-2 gap-2 border-t border-line p-3 sm:grid-cols-3 xl:grid-cols-4';

/** The parts that are sold most, those the user pinned first: one press adds a piece to the empty invoice. */
export function FavouriteTiles({ onAdd }: { onAdd: (part: Part) => boolean }) {
  const pinned = usePinnedParts();
  const { data: best, isPending } = useData(
    'products',
    catalogueApi.parts,
    { query: { limit: TILES } },
    { staleTime: FRESH },
  );
  const others = best?.rows.filter(({ _id }) => !pinned.isPinned(_id)) ?? [];
  const parts = [...pinned.parts, ...others]
    .filter(({ isActive }) => isActive)
    .slice(0, Math.max(TILES, pinned.parts.length));
  if (pinned.isPending || isPending) return <TilesToCome />;
  if (best?.rows.length === 0 && pinned.parts.length === 0) return <NoParts />;
  if (parts.length === 0) return null;
  return (
    <ul aria-label="الأكثر مبيعاً" className={tiles}>
      {parts.map((part) => {
        const isPinned = pinned.isPinned(part._id);
        return (
          <Tile
            key={part._id}
            part={part}
            isPinned={isPinned}
            onAdd={() => onAdd(part)}
            onPin={() => pinned.toggle(part, isPinned)}
          />
        );
      })}
    </ul>
  );
}

/** A shop without parts has nothing to sell yet. */
function NoParts() {
  const mayAdd = usePermit('products:create');
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line p-4">
      <p className="grow text-muted">لا توجد قطع للبيع بعد. أضف أول قطعة بسعرها وكميتها، ثم عُد إلى هنا.</p>
      <LinkButton to="/products" search={{ create: '1' }} icon={Plus} disabledReason={mayAdd.reason}>
        إضافة منتج
      </LinkButton>
    </div>
  );
}

/** The room of the tiles, so that what stands below them stays where it is when they arrive. */
const TilesToCome = () => (
  <div aria-busy="true" className={tiles}>
    {Array.from({ length: TILES }, (_, tile) => (
      <Skeleton key={tile} className="h-22 rounded-md" />
    ))}
  </div>
);

type TileProps = { part: Part; isPinned: boolean; onAdd: () => void; onPin: () => void };

function Tile({ part, isPinned, onAdd, onPin }: TileProps) {
  const isGone = part.quantity <= 0;
  return (
    <li className="relative flex">
      <button
        type="button"
        onClick={onAdd}
        className={cn(
          'flex min-h-22 min-w-0 grow flex-col items-start gap-1 rounded-md border border-line bg-surface p-2 pe-9 text-start hover:border-accent hover:bg-accent-soft',
          isGone && 'text-faint',
        )}
      >
        <span className="flex gap-2">
          {part.photo && <PartPhoto photo={part.photo} className="size-10" />}
          <span className="text-sm font-semibold">{legible(part.name)}</span>
        </span>
        <span className="mt-auto flex w-full flex-wrap items-baseline justify-between gap-x-2">
          <Money usd={part.sellingPrice} at="today" />
          <span className={cn('text-sm', isGone ? 'text-danger' : 'text-muted')}>
            {isGone ? (
              'نافد'
            ) : (
              <>
                متوفر <Quantity value={part.quantity} unit={part.unit} />
              </>
            )}
          </span>
        </span>
      </button>
      <button
        type="button"
        aria-label={`${isPinned ? 'إلغاء تثبيت' : 'تثبيت'} ${part.name}`}
        aria-pressed={isPinned}
        onClick={onPin}
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
