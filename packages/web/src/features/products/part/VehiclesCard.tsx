import { spanText, type PartDetail } from '@turoos/contract';
import { Car } from 'lucide-react';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { FitSuggestions } from './FitSuggestions';

/** The vehicles the part fits. */
export function VehiclesCard({ part }: { part: PartDetail }) {
  const vehicles = part.vehicleCompatibility;
  return (
    <Section title="المركبات المتوافقة">
      {vehicles.length === 0 ? (
        <EmptyState
          icon={Car}
          title="لم تُسجل مركبات"
          message="أضفها من زر التعديل ليُعثر على القطعة بالمركبة."
        />
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {vehicles.map((vehicle) => (
            <li key={JSON.stringify(vehicle)} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
              <span className="font-semibold">{`${vehicle.make} ${vehicle.model}`}</span>
              <Code>{spanText(vehicle)}</Code>
              {vehicle.engine && <Code className="text-muted">{vehicle.engine}</Code>}
            </li>
          ))}
        </ul>
      )}
      <FitSuggestions part={part._id} />
    </Section>
  );
}
