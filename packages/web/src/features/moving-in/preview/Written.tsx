import type { SheetPreview } from '@turoos/contract';
import { formatRials, formatUsd, YER } from '@/lib/format/format';

type WrittenProps = NonNullable<SheetPreview['written']>;

/** The balances as the file has them: what was set off within one account is in both sums. */
export function Written({ owed, owedBack, inRials }: WrittenProps) {
  if (owed === 0 && owedBack === 0) return null;
  const amount = (value: number) => (
    <bdi className="font-semibold ltr-text">{inRials ? formatRials(value) : formatUsd(value)}</bdi>
  );
  return (
    <p className="text-muted">
      مجموع الأرصدة كما في الملف صفاً صفاً: عليه {amount(owed)} وله {amount(owedBack)}
      {inRials && ` ${YER}`}. ما له وما عليه في حساب واحد يُطرح أحدهما من الآخر.
    </p>
  );
}
