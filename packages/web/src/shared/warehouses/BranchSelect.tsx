import { Select } from '@/ui/Select';
import { chooseBranch, useBranch, useBranches } from './use-branches';

/** Chooses the branch whose figures a screen shows; nothing in a shop without branches. */
export function BranchSelect({ className }: { className?: string }) {
  const branch = useBranch();
  const branches = useBranches().data ?? [];
  if (branches.length < 2 && !branch) return null;
  return (
    <Select
      aria-label="الفرع"
      className={className}
      placeholder="كل الفروع"
      options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={branch ?? ''}
      onValueChange={chooseBranch}
    />
  );
}
