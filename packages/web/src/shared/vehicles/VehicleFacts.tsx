import type { DecodedVin, VinSource } from '@turoos/contract';
import type { ReactNode } from 'react';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Certainty } from './Certainty';
import { factsOf } from './vehicle-facts';

type VehicleFactsProps = {
  decoded: DecodedVin;
  /** The model, where the shop's own vehicles tell it and not the number. */
  model?: string;
  /** Placeholder for unknown facts, which are left out without it. */
  blank?: string;
};

/** What a VIN tells about a vehicle, each fact with its certainty. */
export function VehicleFacts({ decoded, model = decoded.model, blank }: VehicleFactsProps) {
  const { make, generation, years, engine, sources } = factsOf(decoded);
  const told = decoded.model === model ? sources.model : null;
  return (
    <DescriptionList
      {...(blank !== undefined && { blank })}
      facts={[
        { name: 'الشركة', value: fact(make, sources.make) },
        { name: 'الموديل', value: fact(model, told) },
        { name: 'الجيل', value: fact(generation && <Code>{generation}</Code>, sources.generation) },
        { name: decoded.year ? 'السنة' : 'سنوات الجيل', value: fact(years, sources.years) },
        { name: 'المحرك', value: fact(engine && <Code>{engine}</Code>, sources.engine) },
      ]}
    />
  );
}

const fact = (value: ReactNode, source: VinSource | null): ReactNode =>
  value && (
    <div className="flex flex-wrap items-center gap-x-2">
      <span>{value}</span>
      {source && <Certainty source={source} />}
    </div>
  );
