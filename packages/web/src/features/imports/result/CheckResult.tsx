import { CircleCheck, CircleX, PackageCheck, Receipt } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { StatCard } from '@/ui/StatCard';
import { Usd } from '@/ui/Usd';
import { FirstRows } from './FirstRows';
import type { JudgedCheck } from './judged-check';
import { RowNotes } from './RowNotes';

/** The number of valid rows, with the first of them. */
export function CheckResult({ checked, withPurchase }: { checked: JudgedCheck; withPurchase: boolean }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label="صفوف صالحة" tone="success" icon={CircleCheck} value={formatNumber(checked.valid)} />
        <StatCard
          label="صفوف غير صالحة"
          tone={checked.invalid > 0 ? 'danger' : 'neutral'}
          icon={CircleX}
          value={formatNumber(checked.invalid)}
        />
        <StatCard label="تم استيرادها" icon={PackageCheck} value={formatNumber(0)} />
        <StatCard
          label={withPurchase ? 'إجمالي الفاتورة' : 'القيمة بسعر الشراء'}
          icon={Receipt}
          value={<Usd cents={checked.total} />}
        />
      </div>
      <RowNotes notes={checked.notes} />
      <FirstRows label="صفوف ستُستورد" rows={checked.first} total={checked.valid} />
    </>
  );
}
