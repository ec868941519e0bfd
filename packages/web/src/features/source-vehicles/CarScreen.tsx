import { carTexts, sourceVehiclesApi, type Answer } from '@turoos/contract';
import { CarFront } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useParams } from '@/lib/navigation/hooks';
import { Section } from '@/ui/Card';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RecordMissing } from '@/ui/RecordMissing';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { billColumns } from './bill-columns';
import { carPartColumns } from './car-part-columns';
import { CarHeader } from './CarHeader';

const failed = 'فشل في تحميل بيانات السيارة';

/** One car that was taken apart: its bills, its parts, and what was recovered against its cost. */
export function CarScreen() {
  const { id } = useParams() as { id: string };
  const car = useData('purchases', sourceVehiclesApi.get, { params: { id } });

  return (
    <QueryBoundary
      query={car}
      waiting={<CarSkeleton />}
      failed={
        <RecordMissing
          query={car}
          heading="السيارة"
          gone={carTexts.notFound}
          failed={failed}
          icon={CarFront}
          back={{ to: '/source-vehicles', label: 'العودة إلى السيارات' }}
        />
      }
    >
      {(found) => <Details car={found} />}
    </QueryBoundary>
  );
}

function Details({ car }: { car: Answer<typeof sourceVehiclesApi.get> }) {
  return (
    <>
      <CarHeader car={car} />
      <div className="flex flex-col gap-4">
        <Section
          title="القطع"
          description="تُحسب القطع المبيعة بعد وصولها من السيارة أولاً، حتى ينفد ما جاء منها."
        >
          {car.parts.length === 0 ? (
            <p className="text-muted">لم تُسجل قطع من هذه السيارة.</p>
          ) : (
            <Table
              label="قطع السيارة"
              columns={carPartColumns}
              rows={car.parts}
              rowKey={({ product }) => product}
            />
          )}
        </Section>
        <Section title="فواتير الشراء">
          <Table
            label="فواتير شراء السيارة"
            columns={billColumns}
            rows={car.purchases}
            rowKey={({ _id }) => _id}
          />
        </Section>
      </div>
    </>
  );
}

function CarSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">السيارة</h1>
      <Skeleton className="mb-6 h-8 w-72 max-w-full" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  );
}
