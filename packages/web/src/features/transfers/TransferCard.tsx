import { quantitiesText, transferPriority, transferStatus, type Transfer } from '@turoos/contract';
import { ArrowLeft } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { firstAndOthers } from '@/lib/format/other-items';
import { DocumentCard } from '@/shared/workflow/DocumentCard';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Progress } from '@/ui/Progress';
import { remarkOn } from './transfer-remark';
import { TransferMenu, type TransferMenuActions } from './TransferMenu';
import { TransferSteps, type TransferStepDialogs } from './TransferSteps';

type TransferCardProps = TransferMenuActions & TransferStepDialogs & { transfer: Transfer };

export function TransferCard({ transfer, onShip, onReceive, ...menu }: TransferCardProps) {
  return (
    <DocumentCard
      number={transfer.transferNumber}
      status={transferStatus[transfer.status]}
      onOpen={() => menu.onOpen(transfer)}
      menu={<TransferMenu transfer={transfer} {...menu} />}
      steps={<TransferSteps transfer={transfer} onShip={onShip} onReceive={onReceive} />}
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
