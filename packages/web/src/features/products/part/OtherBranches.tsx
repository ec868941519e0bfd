import type { Part } from '@turoos/contract';
import { HandHelping } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { useBranchesWith } from '@/shared/parts/BranchNames';
import { legible } from '@/ui/Code';
import { LinkButton } from '@/ui/LinkButton';

/** The other branches that have the part, each with a way to ask it for some. */
export function OtherBranches({ part }: { part: Part }) {
  const branches = useBranchesWith(part._id);
  const { reason } = usePermit('transfers:create');
  if (branches.length === 0) return null;
  return (
    <section className="mt-4 flex flex-col gap-2">
      <h3>يوجد في فروع أخرى</h3>
      <ul className="flex flex-col gap-2">
        {branches.map(({ _id, name }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
            {legible(name)}
            <LinkButton
              to="/transfers"
              search={{ request: '1', part: part._id, from: _id }}
              icon={HandHelping}
              size="sm"
              disabledReason={reason}
            >
              اطلب من {legible(name)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
