/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
   On a focused line + and - change the quantity, Delete removes it, the arrows move to the next. */
import { lineTotal, ownPriceBlocked, piece } from '@turoos/contract';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { legible, PartNumber } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import { Money } from '@/ui/Money';
import { useMoneyText } from '@/ui/money-text';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import type { Line } from './draft';
import { LineNotes } from './LineNotes';
import { priceOf } from './sale-figures';
import type { LineActions } from './use-lines';

/** Grid columns shared by the lines and their header. */
export const lineGrid =
  'sm:grid-cols-[minmax(0,1fr)_8.5rem_7.75rem_6.75rem_2rem] sm:items-center sm:gap-x-2.5';

type LineRowProps = {
  line: Line;
  actions: LineActions;
  /** The server's refusal of this line. */
  refused: string | undefined;
  /** Returns the focus to the search box. */
  onDone: () => void;
};

const neighbour = (row: Element, key: string) =>
  key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;

/** Rendered again only when its own line changes: an invoice may have a hundred of them. */
export const LineRow = memo(function LineRow({ line, actions, refused, onDone }: LineRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (refused) row.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  const { product, name, partNumber, quantity } = line;
  const total = lineTotal({ price: priceOf(line), quantity: quantity ?? 0 });

  const remove = () => {
    actions.remove(product);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const { key, currentTarget: here } = event;
    const onRow = event.target === here;
    const onBox = event.target instanceof HTMLInputElement;
    const onQuantity = event.target instanceof HTMLInputElement && 'quantity' in event.target.dataset;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if ((key === '+' || key === '-') && (onRow || onQuantity)) {
      actions.step(product, key === '+' ? 1 : -1);
    } else if (key === 'Delete' && onRow) {
      const next = neighbour(here, 'ArrowDown') ?? neighbour(here, 'ArrowUp');
      remove();
      if (next instanceof HTMLElement) next.focus();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && onRow) {
      const next = neighbour(here, key);
      if (next instanceof HTMLElement) next.focus();
      else if (key === 'ArrowUp') onDone();
    } else if (key === 'Enter' && onBox) {
      onDone();
    } else if (key === 'Escape') {
      onDone();
    } else return;
    event.preventDefault();
  };

  return (
    <li
      ref={row}
      tabIndex={0}
      aria-label={`${name}، الكمية ${quantity ?? 0}`}
      onKeyDown={onKeyDown}
      className={cn(
        'flex flex-wrap gap-2 border-t border-line px-3 py-1.5 -outline-offset-2 first:border-t-0 sm:grid sm:px-4',
        lineGrid,
        quantity === 0 && 'opacity-70',
        refused && 'bg-danger-soft',
      )}
    >
      <div className="flex min-w-0 flex-col gap-0.5 max-sm:min-w-28 max-sm:grow max-sm:basis-0">
        <span className="font-semibold text-pretty">{legible(name)}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
          <PartNumber>{partNumber}</PartNumber>
          <LineNotes line={line} refused={refused} />
        </span>
      </div>
      <div className="max-sm:order-2 max-sm:min-w-0 max-sm:grow max-sm:basis-0">
        <LinePrice
          line={line}
          onChange={(price) => actions.setPrice(product, price)}
          onDone={() => actions.checkPrice(product)}
        />
      </div>
      <div className="max-sm:order-2">
        <QuantityBox line={line} actions={actions} />
      </div>
      <div className="shrink-0 max-sm:order-1">
        <Money usd={total} at="today" stacked />
      </div>
      {/* on a phone the boxes begin a row of their own */}
      <span aria-hidden="true" className="order-1 -mt-2 basis-full sm:hidden" />
      <div className="ms-auto max-sm:order-3">
        <IconButton label={`حذف ${name} من الفاتورة`} icon={Trash2} size="sm" onClick={remove} />
      </div>
    </li>
  );
});

type LinePriceProps = {
  line: Line;
  onChange: (price: number | null) => void;
  /** Called when the price has been typed. */
  onDone: () => void;
};

/** The price is editable with the right to it; otherwise it shows the selling price and the reason. */
function LinePrice({ line, onChange, onDone }: LinePriceProps) {
  const moneyText = useMoneyText();
  const reason = ownPriceBlocked(useUser());
  const price = priceOf(line);
  if (reason)
    return (
      <Button
        variant="ghost"
        size="sm"
        aria-label={`سعر ${line.name}: ${moneyText(price, 'today')}`}
        disabledReason={reason}
        className="border-transparent bg-transparent px-0 text-base aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-ink"
      >
        <Money usd={price} at="today" stacked />
      </Button>
    );
  return (
    <MoneyInput
      aria-label={`سعر ${line.name}`}
      value={price}
      rate={null}
      onChange={(cents) => onChange(cents === line.listPrice ? null : cents)}
      onBlur={onDone}
      className="sm:w-34 [&_.control]:ps-1.5 [&_.control]:pe-7 max-sm:[&_.control]:text-sm"
    />
  );
}

const button =
  'flex h-9 w-8 shrink-0 items-center justify-center border border-line-strong text-ink enabled-hover:bg-sunken aria-disabled:text-faint pointer-coarse:h-11 pointer-coarse:w-11';

function QuantityBox({ line, actions }: { line: Line; actions: LineActions }) {
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
        className="w-13 max-sm:w-10 [&_.control]:rounded-none [&_.control]:px-1 [&_.control]:text-center [&_.control]:font-semibold"
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
