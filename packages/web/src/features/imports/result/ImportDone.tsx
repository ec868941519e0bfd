import { importTexts } from '@turoos/contract';
import { CircleCheck, CircleX, FilePlus, Package, PackageCheck, Receipt, ShoppingCart } from 'lucide-react';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { FileName } from '@/ui/FileName';
import { LinkButton } from '@/ui/LinkButton';
import { StatCard } from '@/ui/StatCard';
import { doneText } from './done-text';
import { ErrorLog } from './ErrorLog';
import { FirstRows } from './FirstRows';
import type { ImportOutcome } from './import-outcome';

type ImportDoneProps = { outcome: ImportOutcome; onNewFile: () => void };

export const ImportDone = ({ outcome, onNewFile }: ImportDoneProps) => (
  <div className="flex flex-col gap-4">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="صفوف صالحة" tone="success" icon={CircleCheck} value={formatNumber(outcome.valid)} />
      <StatCard
        label="صفوف غير صالحة"
        tone={outcome.invalid > 0 ? 'danger' : 'neutral'}
        icon={CircleX}
        value={formatNumber(outcome.invalid)}
      />
      <StatCard
        label="تم استيرادها"
        tone="success"
        icon={PackageCheck}
        value={formatNumber(outcome.importedCount)}
      />
      {outcome.purchaseNumber && (
        <StatCard label="فاتورة الشراء" icon={Receipt} value={<Code>{outcome.purchaseNumber}</Code>} />
      )}
    </div>
    <Card>
      <EmptyState
        scene="done"
        title="اكتمل الاستيراد"
        message={
          <>
            {outcome.purchaseId ? importTexts.invoiceMade : doneText(outcome)}
            <span className="block text-sm">
              <FileName>{outcome.fileName}</FileName> · {formatDateTime(outcome.at)}
            </span>
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton to="/products" icon={Package} variant="primary">
              عرض المنتجات
            </LinkButton>
            {outcome.purchaseId && (
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
    <ErrorLog log={outcome.log} hint="يبقى هذا السجل هنا حتى تبدأ استيراد ملف جديد." />
    <FirstRows label="صفوف استُوردت" rows={outcome.first} total={outcome.valid} />
  </div>
);
