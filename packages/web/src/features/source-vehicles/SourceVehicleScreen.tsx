import {
  sourceVehiclesApi,
  sourceVehicleTexts,
  type Answer,
  type SourceVehicleDetail,
} from '@turoos/contract';
import { CarFront } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { PurchaseLink } from '@/shared/purchases/PurchaseLink';
import { Section } from '@/ui/Card';
import { RecordPage } from '@/ui/RecordPage';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';
import { Pieces } from './pieces/Pieces';
import { SourceVehicleHeader } from './SourceVehicleHeader';
import { vehiclePartColumns } from './vehicle-part-columns';

/** The page of one dismantled vehicle: its purchases, its parts, and the revenue against its cost. */
export function SourceVehicleScreen() {
  const id = useRecordId();
  const vehicle = useData('products', sourceVehiclesApi.get, { params: { id } });

  return (
    <RecordPage
      query={vehicle}
      heading="السيارة"
      failed="فشل في تحميل بيانات السيارة"
      gone={{
        title: sourceVehicleTexts.notFound,
        icon: CarFront,
        back: { to: '/source-vehicles', label: 'العودة إلى السيارات' },
      }}
      layout="single"
    >
      {(found) => <Details vehicle={found} />}
    </RecordPage>
  );
}

function Details({ vehicle }: { vehicle: Answer<typeof sourceVehiclesApi.get> }) {
  const { teardown } = vehicle;
  return (
    <>
      <SourceVehicleHeader vehicle={vehicle} />
      <div className="flex flex-col gap-4">
        {teardown && <Pieces vehicle={vehicle} teardown={teardown} />}
        {(!teardown || vehicle.parts.length > teardown.pieces.length) && <Parts vehicle={vehicle} />}
        <Section title="فواتير الشراء">
          <Table
            label="فواتير شراء السيارة"
            columns={purchaseColumns}
            rows={vehicle.purchases}
            rowKey={({ _id }) => _id}
          />
        </Section>
        {teardown && <Attachments entityType="purchases" entityId={teardown.purchase} />}
      </div>
    </>
  );
}

/** Parts that came with purchases and imports. */
const Parts = ({ vehicle }: { vehicle: SourceVehicleDetail }) => (
  <Section title="القطع" description="تُحسب القطع المبيعة بعد وصولها من السيارة أولاً، حتى ينفد ما جاء منها.">
    {vehicle.parts.length === 0 ? (
      <p className="text-muted">لم تُسجل قطع من هذه السيارة.</p>
    ) : (
      <Table
        label="قطع السيارة"
        columns={vehiclePartColumns}
        rows={vehicle.parts}
        rowKey={({ product }) => product}
      />
    )}
  </Section>
);

const purchaseColumns: Column<SourceVehicleDetail['purchases'][number]>[] = [
  {
    id: 'purchaseNumber',
    header: 'رقم الفاتورة',
    primary: true,
    cell: (purchase) => <PurchaseLink purchase={purchase} />,
  },
  { id: 'supplierName', header: 'المورد', phone: 'code', cell: ({ supplierName }) => supplierName },
  {
    id: 'purchaseDate',
    header: 'التاريخ',
    phone: 'badge',
    cell: ({ purchaseDate }) => formatDate(purchaseDate),
  },
  {
    id: 'totalAmount',
    header: 'الإجمالي',
    phone: 'amount',
    cell: ({ totalAmount }) => <Usd cents={totalAmount} />,
  },
];
