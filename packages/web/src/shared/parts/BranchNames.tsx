import { legible } from '@/ui/Code';
import { useBranchesWith } from './use-branches-with';

/** Says which other branches have a part. */
export default function BranchNames({ part }: { part: string }) {
  const branches = useBranchesWith(part);
  return (
    branches.length > 0 && (
      <span className="font-normal whitespace-normal text-muted">
        يوجد في {legible(branches.map(({ name }) => name).join('، '))}
      </span>
    )
  );
}
