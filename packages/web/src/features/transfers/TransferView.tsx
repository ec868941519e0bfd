import {
  ltr,
  shippingMethods,
  transferPriority,
  transferStatus,
  transferWorkflow,
  transfersApi,
  type Transfer,
} from '@turoos/contract';
import { formatDate, formatDateTime } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { StepButtons } from '@/shared/workflow/StepButtons';
import type { ShownDocument } from '@/shared/workflow/use-steps';
import { WorkflowHistory } from '@/shared/workflow/WorkflowHistory';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import { Money } from '@/ui/Money';
import { Progress } from '@/ui/Progress';
import { Table } from '@/ui/Table';
import { useKnownColumns } from '@/ui/use-known-columns';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { transferLineColumns } from './transfer-line-columns';
import { remarkOn } from './transfer-remark';

/** A transfer with its lines and history; updates live. */
export function TransferView({
  subject: { document, offersOn },
  open,
  onClose,
}: SubjectDialogProps<ShownDocument<Transfer>>) {
  const { data: transfer = document } = useData('transfers', transfersApi.read, {
    params: { id: document._id },
  });
  const columns = useKnownColumns(transferLineColumns(transfer));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`التحويل ${ltr(transfer.transferNumber)}`}
      description={`من ${transfer.fromWarehouse.name} إلى ${transfer.toWarehouse.name}`}
      size="lg"
      footer={
        <>
          <StepButtons offers={offersOn(transfer)} />
          <Button variant="ghost" className="ms-auto" onClick={onClose}>
            إغلاق
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <DescriptionList facts={factsOf(transfer)} />
          <Progress label="التقدم" percent={transfer.progress} />
        </div>
        {remarkOn(transfer)}
        <div className="overflow-clip rounded-md border border-line">
          <Table label="أصناف التحويل" columns={columns} rows={transfer.items} rowKey={({ item }) => item} />
        </div>
        <section className="flex flex-col gap-3">
          <h3>سجل الخطوات</h3>
          <WorkflowHistory workflow={transferWorkflow} document={transfer} />
        </section>
      </div>
    </Dialog>
  );
}

const when = (at: Date | null) => at && <bdi>{formatDateTime(at)}</bdi>;

const factsOf = (transfer: Transfer) => [
  { name: 'الحالة', value: <StatusBadge status={transferStatus[transfer.status]} /> },
  { name: 'الأولوية', value: <StatusBadge status={transferPriority[transfer.priority]} /> },
  {
    name: 'القيمة',
    value: transfer.totalValue > 0 && <Money usd={transfer.totalValue} at={transfer.usd_to_yer} />,
  },
  { name: 'طريقة الشحن', value: shippingMethods[transfer.shippingMethod] },
  {
    name: 'التسليم المتوقع',
    value: transfer.expectedDeliveryDate && <bdi>{formatDate(transfer.expectedDeliveryDate)}</bdi>,
  },
  { name: 'رقم التتبع', value: transfer.trackingNumber && <Code>{transfer.trackingNumber}</Code> },
  { name: 'رقم المرجع', value: transfer.referenceNumber && <Code>{transfer.referenceNumber}</Code> },
  { name: 'اعتُمد', value: when(transfer.approvedAt) },
  { name: 'شُحن', value: when(transfer.shippedAt) },
  { name: 'استُلم', value: when(transfer.receivedAt) },
  { name: 'ملاحظات', value: transfer.notes },
];
