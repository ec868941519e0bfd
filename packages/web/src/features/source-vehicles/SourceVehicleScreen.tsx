import { sourceVehicleTexts, sourceVehiclesApi, type Answer } from '@turoos/contract';
import { CarFront } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useParams } from '@/lib/navigation/hooks';
import { Section } from '@/ui/Card';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RecordMissing } from '@/ui/RecordMissing';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { purchaseColumns } from './purchase-columns';
import { vehiclePartColumns } from './vehicle-part-columns';
import { SourceVehicleHeader } from './SourceVehicleHeader';

const failed = 'فشل في تحميل بيانات السيارة';

/** One vehicle that was taken apart: its purchases, its parts, and what was recovered against its cost. */
export function SourceVehicleScreen() {
  const { id } = useParams() as { id: string };
  const vehicle = useData('purchases', sourceVehiclesApi.get, { params: { id } });

  return (
    <QueryBoundary
      query={vehicle}
      waiting={<SourceVehicleSkeleton />}
      failed={
        <RecordMissing
          query={vehicle}
          heading="السيارة"
          gone={sourceVehicleTexts.notFound}
          failed={failed}
          icon={CarFront}
          back={{ to: '/source-vehicles', label: 'العودة إلى السيارات' }}
        />
      }
    >
      {(found) => <Details vehicle={found} />}
    </QueryBoundary>
  );
}

function Details({ vehicle }: { vehicle: Answer<typeof sourceVehiclesApi.get> }) {
  return (
    <>
      <SourceVehicleHeader vehicle={vehicle} />
      <div className="flex flex-col gap-4">
        <Section
          title="القطع"
          description="تُحسب القطع المبيعة بعد وصولها من السيارة أولاً، حتى ينفد ما جاء منها."
        >
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
        <Section title="فواتير الشراء">
          <Table
            label="فواتير شراء السيارة"
            columns={purchaseColumns}
            rows={vehicle.purchases}
            rowKey={({ _id }) => _id}
          />
        </Section>
      </div>
    </>
  );
}

function SourceVehicleSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">السيارة</h1>
      <Skeleton className="mb-6 h-8 w-72 max-w-full" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  );
}
