import { base, currenciesApi, quoted, type Currency } from '@turoos/contract';
import { Pencil } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { AddButton } from '@/ui/AddButton';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { Code, legible, Num } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

export function Currencies() {
  const currencies = useData('currencies', currenciesApi.list, {});
  const { reason } = usePermit('exchangeRates:write');
  const form = useLazyDialog<Currency | null>(() => import('./CurrencyDialog').then((m) => m.CurrencyDialog));
  return (
    <Section
      title="العملات"
      description="ما يقبضه المتجر ويصرفه. الأسعار والأرصدة بالدولار، وأسعار الصرف بالريال اليمني."
      actions={<AddButton right="exchangeRates:write" label="إضافة عملة" onAdd={() => form.show(null)} />}
    >
      <QueryBoundary query={currencies} title="فشل في جلب العملات">
        {(all) => (
          <div className="overflow-clip rounded-md border border-line">
            <Table
              label="العملات"
              columns={columns}
              rows={all}
              rowKey={({ code }) => code}
              renderActions={(currency) => (
                <IconButton
                  label={`تعديل ${currency.name}`}
                  icon={Pencil}
                  disabledReason={reason}
                  onClick={() => form.show(currency)}
                />
              )}
            />
          </div>
        )}
      </QueryBoundary>
      {form.dialog}
    </Section>
  );
}

const columns: readonly Column<Currency>[] = [
  {
    id: 'name',
    header: 'العملة',
    primary: true,
    cell: ({ code, name, isActive }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {legible(name)}
        {(code === base || code === quoted) && <Badge tone="info">أساسية</Badge>}
        {!isActive && <Badge tone="neutral">غير نشطة</Badge>}
      </span>
    ),
  },
  { id: 'code', header: 'الرمز', cell: ({ code }) => <Code>{code}</Code> },
  { id: 'symbol', header: 'العلامة', cell: ({ symbol }) => symbol },
  { id: 'cashStep', header: 'أصغر فئة تُصرف', cell: ({ cashStep }) => <Num value={cashStep} /> },
];
