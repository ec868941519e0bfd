import { tillsApi, type Till } from '@turoos/contract';
import { MonitorSmartphone } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { RescueUpload } from '@/shared/till/RescueUpload';
import { Section } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { ThisBrowser } from './ThisBrowser';
import { TillRow } from './TillRow';

/** The browsers that may sell while the server cannot be reached. */
export function TillsTab() {
  // the state is in words that age, such as "an hour ago"
  const tills = useData('tills', tillsApi.list, {}, { refetchInterval: 60_000 });
  const edit = useLazyDialog<Till>(() => import('./TillDialog').then((m) => m.TillDialog));
  return (
    <div className="flex flex-col gap-4">
      <ThisBrowser />
      <Section
        title="نقاط البيع"
        description="متصفحات تبيع عند انقطاع الخادم، وترسل ما باعته حين يعود"
        actions={<RescueUpload />}
      >
        <QueryBoundary query={tills} title="فشل في جلب نقاط البيع">
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                icon={MonitorSmartphone}
                title="لا توجد نقاط بيع بعد"
                message="افتح هذه الصفحة على جهاز الكاونتر بالعنوان الآمن، واجعل متصفحه نقطة بيع."
              />
            ) : (
              <ul className="divide-y divide-line">
                {all.map((till) => (
                  <TillRow key={till._id} till={till} onEdit={() => edit.show(till)} />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
        {edit.dialog}
      </Section>
    </div>
  );
}
