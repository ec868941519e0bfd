import { carTexts, sourceVehiclesApi } from '@turoos/contract';
import { CarFront } from 'lucide-react';
import { useParams } from '@/lib/navigation/hooks';
import { useData } from '@/lib/use-data';
import { useFailureToast } from '@/lib/use-failure-toast';
import { Section } from '@/ui/Card';
import { RecordMissing } from '@/ui/RecordMissing';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { billColumns } from './bill-columns';
import { CarHeader } from './CarHeader';
import { carPartColumns } from './car-part-columns';

const failed = 'فشل في تحميل بيانات السيارة';

/** One car that was taken apart: its bills, its parts, and what was recovered against its cost. */
export function CarScreen() {
  const { id } = useParams() as { id: string };
  const car = useData('purchases', sourceVehiclesApi.get, { params: { id } });
  useFailureToast(car.error, failed);
  const { data } = car;

  if (car.isError)
    return (
      <RecordMissing
        query={car}
        heading="السيارة"
        gone={carTexts.notFound}
        failed={failed}
        icon={CarFront}
        back={{ to: '/source-vehicles', label: 'العودة إلى السيارات' }}
      />
    );
  if (!data)
    return (
      <div aria-busy="true">
        <h1 className="sr-only">السيارة</h1>
        <Skeleton className="mb-6 h-8 w-72 max-w-full" />
        <Skeleton className="h-64 w-full rounded-lg" />
      </div>
    );
  return (
    <>
      <CarHeader car={data} />
      <div className="flex flex-col gap-4">
        <Section
          title="القطع"
          description="تُحسب القطع المبيعة بعد وصولها من السيارة أولاً، حتى ينفد ما جاء منها."
        >
          {data.parts.length === 0 ? (
            <p className="text-muted">لم تُسجل قطع من هذه السيارة.</p>
          ) : (
            <Table
              label="قطع السيارة"
              columns={carPartColumns}
              rows={data.parts}
              rowKey={({ product }) => product}
            />
          )}
        </Section>
        <Section title="فواتير الشراء">
          <Table
            label="فواتير شراء السيارة"
            columns={billColumns}
            rows={data.purchases}
            rowKey={({ _id }) => _id}
          />
        </Section>
      </div>
    </>
  );
}
