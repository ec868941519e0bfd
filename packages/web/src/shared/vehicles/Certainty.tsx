import { vinSources, type VinSource } from '@turoos/contract';
import { Badge } from '@/ui/Badge';

/** Says whether a fact about a vehicle is sure or only likely; a tap shows where it comes from. */
export function Certainty({ source }: { source: VinSource }) {
  const { label, sure } = vinSources[source];
  return (
    <details className="flex-wrap items-center gap-2 open:inline-flex">
      <summary
        title={label}
        className="inline-flex cursor-pointer list-none items-center pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden"
      >
        <Badge tone={sure ? 'success' : 'info'}>{sure ? 'مؤكد' : 'مرجّح'}</Badge>
      </summary>
      <span className="text-sm text-muted">{label}</span>
    </details>
  );
}
