import { counted, nouns, printerKinds, printingApi, type Printer } from '@turoos/contract';
import { Pencil, Plus, Printer as PrinterIcon, TestTubeDiagonal, Trash2 } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { usePrinters } from '@/shared/printing/use-printers';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Code, legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { Menu } from '@/ui/Menu';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

const loadDialog = () => import('./PrinterDialog').then((module) => module.PrinterDialog);

/** The shop's printers, with what is wrong with them. */
export function PrintersSection() {
  const permit = usePermit('settings:update');
  const dialog = useLazyDialog<Printer | null>(loadDialog);
  return (
    <Section
      title="طابعات المتجر"
      description="طابعات حرارية يطبع عليها الخادم دون نافذة الطباعة"
      actions={
        <Button
          icon={Plus}
          variant="primary"
          disabledReason={permit.reason}
          onClick={() => dialog.show(null)}
        >
          إضافة طابعة
        </Button>
      }
    >
      <QueryBoundary query={usePrinters()} title="فشل في جلب الطابعات">
        {(printers) =>
          printers.length === 0 ? (
            <EmptyState
              icon={PrinterIcon}
              title="لا توجد طابعات بعد"
              message="أضف طابعة الإيصالات بعنوانها على الشبكة، ثم اطبع صفحة تجربة. دونها تُطبع الأوراق بنافذة المتصفح."
            />
          ) : (
            <ul className="divide-y divide-line">
              {printers.map((printer) => (
                <PrinterRow key={printer._id} printer={printer} onEdit={() => dialog.show(printer)} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {dialog.dialog}
    </Section>
  );
}

function PrinterRow({ printer, onEdit }: { printer: Printer; onEdit: () => void }) {
  const { reason } = usePermit('settings:update');
  const confirm = useConfirm();
  const test = useAction(printingApi.testPrinter, {
    done: 'أُرسلت صفحة التجربة إلى الطابعة',
    failed: 'تعذّرت طباعة صفحة التجربة',
  });
  const remove = useAction(printingApi.deletePrinter, {
    done: 'تم حذف الطابعة',
    failed: 'فشل في حذف الطابعة',
  });
  const askToRemove = async () => {
    const sure = await confirm({
      title: 'حذف الطابعة',
      message: `هل تريد حذف الطابعة «${printer.name}»؟ يُحذف معها ما بقي في قائمتها.`,
      confirmLabel: 'حذف',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: printer._id } });
  };
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {legible(printer.name)}
          {printer.isDefault && <Badge tone="info">افتراضية</Badge>}
          {!printer.isActive && <Badge tone="neutral">غير نشطة</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{printerKinds[printer.kind]}</span>
          {printer.address && <Code>{printer.address}</Code>}
          {printer.waiting > 0 && <span>{`في القائمة: ${counted(printer.waiting, nouns.paper)}`}</span>}
        </p>
        {printer.problem && <p className="text-sm text-danger">{legible(printer.problem)}</p>}
      </div>
      <Button
        icon={TestTubeDiagonal}
        className="max-sm:hidden"
        busy={test.isPending}
        disabledReason={reason}
        onClick={() => test.mutate({ params: { id: printer._id } })}
      >
        صفحة تجربة
      </Button>
      <Menu
        label={`إجراءات الطابعة ${printer.name}`}
        items={[
          {
            label: 'طباعة صفحة تجربة',
            icon: TestTubeDiagonal,
            disabledReason: reason,
            onSelect: () => test.mutate({ params: { id: printer._id } }),
          },
          { label: 'تعديل', icon: Pencil, disabledReason: reason, onSelect: onEdit },
          {
            label: 'حذف',
            icon: Trash2,
            tone: 'danger',
            disabledReason: reason,
            onSelect: () => void askToRemove(),
          },
        ]}
      />
    </li>
  );
}
