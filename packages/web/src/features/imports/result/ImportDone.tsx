import { importTexts, type FailedRow, type ImportResult } from '@turoos/contract';
import { CircleCheck, CircleX, FilePlus, Package, PackageCheck, Receipt, ShoppingCart } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { Button } from '@/ui/Button';
import { Card, Section } from '@/ui/Card';
import { Code, Num, PartNumber } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { StatCard } from '@/ui/StatCard';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { doneText } from './done-text';

const failedColumns: Column<FailedRow>[] = [
  { id: 'row', header: 'الصف', width: '5rem', cell: ({ row }) => <Num value={row} /> },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber>,
  },
  { id: 'errors', header: 'الخطأ', primary: true, cell: ({ errors }) => errors.join('، ') },
];

/** As many as a person looks through. */
const mostShown = 200;

type ImportDoneProps = { result: ImportResult; onNewFile: () => void };

export const ImportDone = ({ result, onNewFile }: ImportDoneProps) => (
  <div className="flex flex-col gap-4">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <StatCard
        label="تم استيرادها"
        tone="success"
        icon={PackageCheck}
        value={formatNumber(result.importedCount)}
      />
      <StatCard
        label="لم تُستورد"
        tone={result.failedRows.length > 0 ? 'danger' : 'neutral'}
        icon={CircleX}
        value={formatNumber(result.failedRows.length)}
      />
      {result.purchaseNumber && (
        <StatCard label="فاتورة الشراء" icon={Receipt} value={<Code>{result.purchaseNumber}</Code>} />
      )}
    </div>
    <Card>
      <EmptyState
        icon={CircleCheck}
        title="اكتمل الاستيراد"
        message={result.purchaseId ? importTexts.invoiceMade : doneText(result)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton to="/products" icon={Package} variant="primary">
              عرض المنتجات
            </LinkButton>
            {result.purchaseId && (
              <LinkButton to="/purchases" icon={ShoppingCart}>
                عرض المشتريات
              </LinkButton>
            )}
            <Button icon={FilePlus} onClick={onNewFile}>
              استيراد ملف جديد
            </Button>
          </div>
        }
      />
    </Card>
    {result.failedRows.length > 0 && (
      <Section title="صفوف لم تُستورد">
        <Table
          label="الصفوف وأخطاؤها"
          columns={failedColumns}
          rows={result.failedRows.slice(0, mostShown)}
          rowKey={({ row }) => String(row)}
        />
      </Section>
    )}
  </div>
);
