import type { DecodedVin, VinSource } from '@turoos/contract';
import type { ReactNode } from 'react';
import { Code, legible } from '@/ui/Code';
import { Certainty } from './Certainty';
import { factsOf } from './vehicle-facts';

type VehicleFactsProps = {
  decoded: DecodedVin;
  /** The model, where the shop's own vehicles tell it and not the number. */
  model?: string;
  /** Placeholder for unknown facts, which are left out without it. */
  blank?: string;
};

/** What a VIN tells about a vehicle, in a few lines, each fact with its certainty. */
export function VehicleFacts({ decoded, model = decoded.model, blank = '' }: VehicleFactsProps) {
  const { make, generation, years, engine, sources } = factsOf(decoded);
  return (
    <dl className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <Fact blank={blank} name="الشركة" value={make} source={sources.make} />
      <Fact
        blank={blank}
        name="الموديل"
        value={model}
        source={decoded.model === model ? sources.model : null}
      />
      <Fact
        blank={blank}
        name="الجيل"
        value={generation && <Code>{generation}</Code>}
        source={sources.generation}
      />
      <Fact blank={blank} name={decoded.year ? 'السنة' : 'السنوات'} value={years} source={sources.years} />
      <Fact blank={blank} name="المحرك" value={engine && <Code>{engine}</Code>} source={sources.engine} />
    </dl>
  );
}

type FactProps = { name: string; value: ReactNode; source: VinSource | null; blank: string };

const Fact = ({ name, value, source, blank }: FactProps) =>
  (value || blank) && (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt className="text-sm text-muted">{legible(name)}</dt>
      <dd className="flex flex-wrap items-center gap-x-2">
        {value ? <span>{legible(value)}</span> : <span className="text-faint">{blank}</span>}
        {value && source && <Certainty source={source} />}
      </dd>
    </div>
  );
