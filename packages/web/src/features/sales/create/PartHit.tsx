import { partTypes, type Part } from '@turoos/contract';
import { Elsewhere } from '@/shared/parts/Elsewhere';
import { OtherStock } from '@/shared/parts/OtherStock';
import { Reserved } from '@/shared/parts/Reserved';
import { PartPhoto } from '@/shared/parts/PartPhoto';
import { Quantity } from '@/shared/parts/Quantity';
import { Badge } from '@/ui/Badge';
import { legible, PartNumber } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Shelf } from './Shelf';

type PartHitProps = {
  part: Part;
  /** Keeps the place of a photo, because another result has one. */
  withPhoto: boolean;
  /** Says that choosing it notes that it was asked for, if it is out of stock. */
  asks?: boolean;
};

/** One search result: the part's name and numbers on one side, its price and stock on the other. */
export function PartHit({ part, withPhoto, asks = false }: PartHitProps) {
  return (
    <>
      {withPhoto && <PartPhoto photo={part.photo} className="size-10" />}
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <span className="line-clamp-2 font-semibold">{legible(part.name)}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
          <PartNumber>{part.partNumber}</PartNumber>
          {part.placeNote && <span className="font-semibold">{part.placeNote}</span>}
          {part.brand}
          {part.fits && <span>لسيارة {legible(part.fits)}</span>}
          <Shelf location={part.location} />
          <OtherStock stock={part.otherStock} unit={part.unit} />
          <Elsewhere part={part} />
          <Reserved quantity={part.reserved} unit={part.unit} />
          {asks && part.quantity <= 0 && (
            <span className="font-semibold text-accent-strong">طلبه عميل؟ اختره لتسجيله</span>
          )}
          {part.type === 'used' && <Badge tone="info">{partTypes.used}</Badge>}
        </span>
      </span>
      <Money usd={part.sellingPrice} at="today" stacked className="shrink-0" />
      <span className="flex w-12 shrink-0 justify-end">
        {part.quantity > 0 ? (
          <Badge tone={part.quantity <= part.minStockLevel ? 'warning' : 'success'}>
            <Quantity value={part.quantity} unit={part.unit} />
          </Badge>
        ) : (
          <Badge tone="danger">نافد</Badge>
        )}
      </span>
    </>
  );
}

export const haveAnyPhoto = (parts: readonly Part[]): boolean => parts.some(({ photo }) => photo !== null);
