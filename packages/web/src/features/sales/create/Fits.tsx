import type { Part } from '@turoos/contract';
import { Code } from '@/ui/Code';

type Fitment = Part['vehicleCompatibility'][number];

const shown = 2;

const years = ({ yearFrom, yearTo, year }: Fitment) =>
  [...new Set([yearFrom ?? year, yearTo])].filter((one) => one !== null).join('-');

/** The first two cars it fits, and how many more. */
export function Fits({ part: { vehicleCompatibility: cars } }: { part: Part }) {
  const more = cars.length - shown;
  return (
    <span className="flex min-w-0 flex-col text-sm text-muted sm:w-44">
      {cars.slice(0, shown).map((car) => (
        <span key={`${car.make} ${car.model} ${years(car)} ${car.engine}`}>
          {car.make} {car.model} {years(car) && <Code>{years(car)}</Code>}
        </span>
      ))}
      {more > 0 && <Code className="w-fit font-semibold">{`+${more}`}</Code>}
    </span>
  );
}
