import type { Part } from '@turoos/contract';
import { Code } from '@/ui/Code';

type Fitment = Part['vehicleCompatibility'][number];

const shown = 2;

const years = ({ yearFrom, yearTo, year }: Fitment) =>
  [...new Set([yearFrom ?? year, yearTo])].filter((one) => one !== null).join('-');

/** The first two vehicles it fits, and how many more. */
export function Fits({ part: { vehicleCompatibility: vehicles } }: { part: Part }) {
  const more = vehicles.length - shown;
  return (
    <span className="flex min-w-0 flex-col text-sm text-muted sm:w-44">
      {vehicles.slice(0, shown).map((vehicle) => (
        <span key={`${vehicle.make} ${vehicle.model} ${years(vehicle)} ${vehicle.engine}`}>
          {vehicle.make} {vehicle.model} {years(vehicle) && <Code>{years(vehicle)}</Code>}
        </span>
      ))}
      {more > 0 && <Code className="w-fit font-semibold">{`+${more}`}</Code>}
    </span>
  );
}
