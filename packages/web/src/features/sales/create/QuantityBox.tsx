import { piece } from '@turoos/contract';
import { Minus, Plus } from 'lucide-react';
import { NumberInput } from '@/ui/NumberInput';
import type { Line } from './draft';
import type { LineActions } from './use-lines';

const button =
  'flex h-9 w-8 shrink-0 items-center justify-center border border-line-strong text-ink enabled-hover:bg-sunken aria-disabled:text-faint pointer-coarse:h-11 pointer-coarse:w-11';

export function QuantityBox({ line, actions }: { line: Line; actions: LineActions }) {
  const { product, name, quantity, stock, unit = piece } = line;
  const fewest = (quantity ?? 0) <= 1;
  return (
    <div className="flex w-fit">
      <button
        type="button"
        tabIndex={-1}
        aria-label={`زيادة ${name}`}
        aria-disabled={(quantity ?? 0) >= stock || undefined}
        onClick={() => actions.step(product, 1)}
        className={`${button} rounded-s-md border-e-0`}
      >
        <Plus className="size-4" aria-hidden="true" />
      </button>
      <NumberInput
        aria-label={`كمية ${name}`}
        data-quantity=""
        value={quantity}
        onChange={(value) => actions.setQuantity(product, value)}
        decimals={unit.decimals}
        min={0}
        max={stock}
        aria-invalid={(quantity ?? 0) > stock || undefined}
        onFocus={(event) => event.target.select()}
        className="w-14 max-sm:w-10 [&_.control]:rounded-none [&_.control]:px-1 [&_.control]:text-center [&_.control]:font-semibold"
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`إنقاص ${name}`}
        aria-disabled={fewest || undefined}
        onClick={() => fewest || actions.step(product, -1)}
        className={`${button} rounded-e-md border-s-0`}
      >
        <Minus className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
