import { HandHelping } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { LinkButton } from '@/ui/LinkButton';
import { useBranchesWith } from './BranchNames';
import { useSeesElsewhere } from './Elsewhere';

/** The other branches that have the part, each with a way to ask it for some, for those who may know them. */
export const OtherBranches = (props: OtherBranchesProps) => useSeesElsewhere() && <Branches {...props} />;

type OtherBranchesProps = { part: string; className?: string };

function Branches({ part, className }: OtherBranchesProps) {
  const branches = useBranchesWith(part);
  const { reason } = usePermit('transfers:create');
  if (branches.length === 0) return null;
  return (
    <section className={cn('flex flex-col gap-2', className)}>
      <h3>يوجد في فروع أخرى</h3>
      <ul className="flex flex-col gap-2">
        {branches.map(({ _id, name }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
            {legible(name)}
            <LinkButton
              to="/transfers"
              search={{ request: '1', part, from: _id }}
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
