import { ownPriceBlocked } from '@turoos/contract';
import { formatUsd } from '@/lib/format/format';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { MoneyInput } from '@/ui/MoneyInput';
import type { Line } from './draft';
import { priceOf } from './sale-figures';

type LinePriceProps = {
  line: Line;
  onChange: (price: number | null) => void;
};

/** Haggled over by those who may; for the others the selling price, with the reason. */
export function LinePrice({ line, onChange }: LinePriceProps) {
  const reason = ownPriceBlocked(useUser());
  const price = priceOf(line);
  if (reason)
    return (
      <Button
        variant="ghost"
        size="sm"
        aria-label={`سعر ${line.name}: ${formatUsd(price)}`}
        disabledReason={reason}
        className="border-transparent bg-transparent px-0 text-base aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-ink"
      >
        <Code>{formatUsd(price)}</Code>
      </Button>
    );
  return (
    <MoneyInput
      aria-label={`سعر ${line.name}`}
      value={price}
      rate={null}
      onChange={(cents) => onChange(cents === line.listPrice ? null : cents)}
      className="w-28 [&_.control]:ps-2"
    />
  );
}
