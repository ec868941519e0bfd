import { piece, unitAfter, type Unit } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { cn } from '@/ui/cn';
import { Code, legible } from '@/ui/Code';

type QuantityProps = {
  value: number;
  unit: Pick<Unit, 'code' | 'name'>;
  /** Shows the sign, for a change of stock. */
  signed?: boolean;
  className?: string;
};

/** A quantity, with its unit unless that is the piece. */
export const Quantity = ({ value, unit, signed = false, className }: QuantityProps) => (
  <span className={cn('whitespace-nowrap', className)}>
    <Code>{`${signed && value > 0 ? '+' : ''}${formatNumber(value)}`}</Code>
    {unit.code !== piece.code && (
      <span className="text-sm font-normal text-muted"> {legible(unitAfter(value, unit))}</span>
    )}
  </span>
);

/** Returns the input's props for quantities of a unit; two decimals until a part is chosen. */
export const quantityBox = (unit: Unit | undefined) => ({
  decimals: unit?.decimals ?? 2,
  ...(unit && unit.code !== piece.code && { unit: unit.name }),
});
