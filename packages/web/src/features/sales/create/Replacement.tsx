import { isBelowReplacement, replacementTexts } from '@turoos/contract';
import { useShop } from '@/shared/shop/use-shop';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { Line } from './draft';
import { priceOf } from './sale-figures';

type ReplacementProps = {
  line: Line;
  /** Whether the user may sell below cost, and so see what parts cost. */
  mayGoBelow: boolean;
  /** Whether the line says worse already. */
  isHidden: boolean;
};

/** Says that a line is sold below the part's last purchase price; who may see costs opens that purchase. */
export function Replacement({ line, mayGoBelow, isHidden }: ReplacementProps) {
  const { belowReplacement } = useShop();
  const dialog = useLazyDialog<Pick<Line, 'product' | 'name'>>(() =>
    import('@/shared/prices/ReplacementDialog').then((m) => m.ReplacementDialog),
  );
  const { replacement = 0, name } = line;
  const isBelow =
    belowReplacement !== 'off' && !isHidden && isBelowReplacement({ price: priceOf(line), replacement });
  const words =
    isBelow && belowReplacement === 'ask' && !mayGoBelow
      ? replacementTexts.blocked(name)
      : replacementTexts.below;
  if (!mayGoBelow) return isBelow && <span className="text-warning">{words}</span>;
  if (replacement === 0) return null;
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={
          isBelow
            ? 'text-warning underline pointer-coarse:min-h-11'
            : 'underline decoration-dotted pointer-coarse:hidden'
        }
        onClick={() => dialog.show(line)}
      >
        {isBelow ? words : 'آخر شراء'}
      </button>
      {dialog.dialog}
    </>
  );
}
