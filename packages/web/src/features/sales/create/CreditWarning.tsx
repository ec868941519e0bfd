import { saleTexts } from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { formatUsd } from '@/lib/format/format';
import { useCan } from '@/lib/session/can';
import { Checkbox } from '@/ui/Checkbox';
import { Code } from '@/ui/Code';

type CreditWarningProps = {
  owed: number;
  limit: number;
  overridden: boolean;
  onOverride: (overridden: boolean) => void;
};

/** Selling beyond the limit is a decision, made by those who may and seen by everyone else. */
export const useMayOverride = (): boolean => {
  const update = useCan('sales:update');
  const approve = useCan('sales:approve');
  return update || approve;
};

export function CreditWarning({ owed, limit, overridden, onOverride }: CreditWarningProps) {
  const mayOverride = useMayOverride();
  return (
    <div role="alert" className="rounded-md bg-warning-soft p-3 text-sm text-warning">
      <p className="flex items-start gap-1.5">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>
          بهذه الفاتورة يصير عليه <Code className="font-semibold">{formatUsd(owed)}</Code> والحد{' '}
          <Code className="font-semibold">{formatUsd(limit)}</Code>
        </span>
      </p>
      {mayOverride ? (
        <Checkbox
          label="البيع رغم تجاوز حد الائتمان"
          checked={overridden}
          onChange={(event) => onOverride(event.target.checked)}
          className="text-ink"
        />
      ) : (
        <p className="mt-1">{saleTexts.mayNotOverride}</p>
      )}
    </div>
  );
}
