import { CircleCheck, CircleX, PackageCheck, Receipt } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import { StatCard } from '@/ui/StatCard';
import { Table } from '@/ui/Table';
import { Usd } from '@/ui/Usd';
import type { CheckSummary } from '../file/sheet-messages';
import { validRowColumns } from './valid-row-columns';

/** How many rows can be imported, and the first of them. */
export function CheckResult({ checked, withBill }: { checked: CheckSummary; withBill: boolean }) {
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
          label={withBill ? 'إجمالي الفاتورة' : 'القيمة بسعر الشراء'}
          icon={Receipt}
          value={<Usd cents={checked.total} />}
        />
      </div>
      {checked.first.length > 0 && (
        <Section
          title="أول الصفوف الصالحة"
          description={`${formatNumber(checked.first.length)} من ${formatNumber(checked.valid)}، والأسعار بالدولار`}
        >
          <Table
            label="صفوف ستُستورد"
            columns={validRowColumns}
            rows={checked.first}
            rowKey={({ row }) => String(row)}
          />
        </Section>
      )}
    </>
  );
}
