import {
  nouns,
  bodyTypes,
  fuelTypes,
  transmissions,
  vehiclesApi,
  vehicleStatus,
  type Vehicle,
} from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible, Num, PartNumber } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import { QueryFailure } from '@/ui/QueryFailure';
import { ShownOfAll } from '@/ui/ShownOfAll';
import { Skeleton } from '@/ui/Skeleton';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { vehicleName } from '../vehicle-texts';

const mostShown = 200;

export function VehicleView({ subject: vehicle, open, onClose }: SubjectDialogProps<Vehicle>) {
  const { engine, transmission, fuelType, body, status, notes } = vehicle;
  return (
    <Dialog open={open} onClose={onClose} title={vehicleName(vehicle)} size="lg">
      <div className="flex flex-col gap-4">
        <DescriptionList
          facts={[
            { name: 'المحرك', value: engine && <Code>{engine}</Code> },
            { name: 'ناقل الحركة', value: transmission && transmissions[transmission] },
            { name: 'الوقود', value: fuelType && fuelTypes[fuelType] },
            { name: 'نوع الهيكل', value: body.type && bodyTypes[body.type] },
            { name: 'عدد الأبواب', value: <Num value={body.doors} /> },
            { name: 'عدد المقاعد', value: <Num value={body.seats} /> },
            { name: 'الحالة', value: <StatusBadge status={vehicleStatus[status]} /> },
            { name: 'ملاحظات التوافق', value: notes },
          ]}
        />
        <Parts id={vehicle._id} />
      </div>
    </Dialog>
  );
}

function Parts({ id }: { id: string }) {
  const query = useData('vehicles', vehiclesApi.get, { params: { id } });
  const { data } = query;
  if (!data) return query.error ? <QueryFailure query={query} /> : <Skeleton className="h-24" />;
  const shown = data.compatibleParts.slice(0, mostShown);
  return (
    <section className="border-t border-line pt-3">
      <h3 className="mb-2 font-semibold">
        القطع المتوافقة (<Num value={data.compatiblePartsCount} />)
      </h3>
      {shown.length === 0 && <p className="text-muted">لم تُسجل قطع لهذه المركبة بعد.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {shown.map(({ _id, name, partNumber }) => (
          <li key={_id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <Link to="/products/$id" params={{ id: _id }} className="hover:underline">
              {legible(name)}
            </Link>
            <PartNumber>{partNumber}</PartNumber>
          </li>
        ))}
      </ul>
      {shown.length < data.compatiblePartsCount && (
        <ShownOfAll shown={shown.length} all={data.compatiblePartsCount} noun={nouns.part} />
      )}
    </section>
  );
}
