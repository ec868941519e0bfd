import { quantitiesText, transferPriority, type Transfer } from '@turoos/contract';
import { ArrowLeft, Eye, Printer } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { firstAndOthers } from '@/lib/format/other-items';
import { DocumentCard } from '@/shared/workflow/DocumentCard';
import { DocumentMenu } from '@/shared/workflow/DocumentMenu';
import type { DocumentActions } from '@/shared/workflow/DocumentsScreen';
import { StepActions } from '@/shared/workflow/StepActions';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Progress } from '@/ui/Progress';
import { transferKind, transferSteps } from './transfer-kind';
import { remarkOn } from './transfer-remark';

type TransferCardProps = DocumentActions<Transfer> & {
  transfer: Transfer;
  onPrint: (transfer: Transfer) => void;
  onShip: (transfer: Transfer) => void;
  onReceive: (transfer: Transfer) => void;
};

export function TransferCard({ transfer, onOpen, onEdit, onPrint, onShip, onReceive }: TransferCardProps) {
  const ship = () => onShip(transfer);
  return (
    <DocumentCard
      kind={transferKind}
      document={transfer}
      onOpen={onOpen}
      menu={
        <DocumentMenu
          kind={transferKind}
          document={transfer}
          items={[
            { label: 'عرض التفاصيل', icon: Eye, onSelect: () => onOpen(transfer) },
            { label: 'طباعة سند التسليم', icon: Printer, onSelect: () => onPrint(transfer) },
          ]}
          onEdit={onEdit}
        />
      }
      steps={
        <StepActions
          kind={transferKind}
          document={transfer}
          steps={transferSteps}
          own={{ ship, track: ship, receive: () => onReceive(transfer) }}
        />
      }
      facts={[
        { name: 'الأصناف', value: <Contents transfer={transfer} /> },
        { name: 'القيمة', value: <Money usd={transfer.totalValue} at={transfer.usd_to_yer} /> },
        {
          name: 'التسليم المتوقع',
          value: transfer.expectedDeliveryDate && <bdi>{formatDate(transfer.expectedDeliveryDate)}</bdi>,
        },
        { name: 'رقم التتبع', value: transfer.trackingNumber && <Code>{transfer.trackingNumber}</Code> },
        { name: 'أنشأه', value: <Creator transfer={transfer} /> },
      ]}
      note={remarkOn(transfer)}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {legible(transfer.fromWarehouse.name)}
        <ArrowLeft className="size-4 shrink-0 text-muted" aria-label="إلى" />
        {legible(transfer.toWarehouse.name)}
        <StatusBadge status={priorityBadge(transfer)} />
      </p>
      <Progress label="التقدم" percent={transfer.progress} />
    </DocumentCard>
  );
}

const priorityBadge = ({ priority }: Transfer) => {
  const { label, tone } = transferPriority[priority];
  return { label: `أولوية ${label}`, tone };
};

const Contents = ({ transfer: { items } }: { transfer: Transfer }) => (
  <>
    {firstAndOthers(items.map(({ productName }) => productName))} ({quantitiesText(items)})
  </>
);

const Creator = ({ transfer: { createdBy, createdAt } }: { transfer: Transfer }) => (
  <>
    {createdBy?.name ?? 'مستخدم محذوف'} · <bdi>{formatDate(createdAt)}</bdi>
  </>
);
