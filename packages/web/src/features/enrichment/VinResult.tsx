import { components, type Candidate, type EnrichedVin } from '@turoos/contract';
import { TableProperties } from 'lucide-react';
import { navigate } from '@/lib/navigation/hooks';
import { passRouteState } from '@/lib/navigation/route-state';
import { usePermit } from '@/lib/session/can';
import { SourceNotes } from '@/shared/parts/SourceNotes';
import { VehicleFacts } from '@/shared/vehicles/VehicleFacts';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Code, legible, PartNumber } from '@/ui/Code';
import { partsOf } from './candidate-rows';
import { Confidence } from './Confidence';

export function VinResult({ found }: { found: EnrichedVin }) {
  const { vin, vehicle, decoded, candidates, evidence, warning } = found;
  const mayImport = usePermit('products:import');
  const adopt = () => {
    passRouteState('vinParts', { vin, vehicle, parts: partsOf(found) });
    void navigate({ to: '/vin-parts-import' });
  };
  return (
    <Section
      title="نتيجة البحث"
      actions={
        <Button
          variant="primary"
          icon={TableProperties}
          disabledReason={mayImport.reason ?? (candidates.length === 0 && 'لا توجد قطع لاعتمادها')}
          onClick={adopt}
        >
          اعتماد البيانات
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          <Code>{vin}</Code>
        </p>
        <VehicleFacts decoded={decoded} model={vehicle.model} blank="غير معروف" />
        <section>
          <h3 className="mb-1 font-semibold">القطع المحتملة</h3>
          {candidates.length === 0 && <p className="text-muted">لم يتم العثور على قطع لهذه المركبة.</p>}
          <ul className="flex flex-col divide-y divide-line">
            {candidates.map((candidate) => (
              <CandidateLine key={`${candidate.component} ${candidate.notes}`} candidate={candidate} />
            ))}
          </ul>
        </section>
        <SourceNotes lines={evidence} warning={warning} />
      </div>
    </Section>
  );
}

const CandidateLine = ({ candidate }: { candidate: Candidate }) => {
  const { component, confidence, position, oemNumbers, notes } = candidate;
  return (
    <li className="flex flex-col gap-1 py-2">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{components[component]}</span>
        <Code className="text-sm text-muted">{component}</Code>
        {position && <span className="text-muted">{position}</span>}
        <Confidence value={confidence} />
      </span>
      <span className="flex flex-wrap gap-1">
        {oemNumbers.map((number) => (
          <PartNumber key={number}>{number}</PartNumber>
        ))}
      </span>
      {notes && <bdi className="text-sm text-muted">{legible(notes)}</bdi>}
    </li>
  );
};
