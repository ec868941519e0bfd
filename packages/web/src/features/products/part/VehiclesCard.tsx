import type { PartDetail } from '@turoos/contract';
import { Car } from 'lucide-react';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';

type Fitment = PartDetail['vehicleCompatibility'][number];

/** The cars it fits. */
export function VehiclesCard({ part }: { part: PartDetail }) {
  const cars = part.vehicleCompatibility;
  return (
    <Section title="المركبات المتوافقة">
      {cars.length === 0 ? (
        <EmptyState
          icon={Car}
          title="لم تُسجل مركبات"
          message="أضفها من زر التعديل ليُعثر على القطعة بالمركبة."
        />
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {cars.map((car) => (
            <li key={JSON.stringify(car)} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
              <span className="font-semibold">{`${car.make} ${car.model}`}</span>
              <Years car={car} />
              {car.engine && <Code className="text-muted">{car.engine}</Code>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Years({ car: { yearFrom, yearTo } }: { car: Fitment }) {
  if (yearFrom !== null && yearTo !== null)
    return <Code>{yearFrom === yearTo ? String(yearFrom) : `${yearFrom} – ${yearTo}`}</Code>;
  if (yearFrom !== null)
    return (
      <span>
        من <Code>{String(yearFrom)}</Code>
      </span>
    );
  return (
    yearTo !== null && (
      <span>
        حتى <Code>{String(yearTo)}</Code>
      </span>
    )
  );
}
