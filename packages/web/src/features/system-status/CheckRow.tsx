import { checkStates, checkTab, systemChecks, type SystemCheck } from '@turoos/contract';
import { ChevronLeft } from 'lucide-react';
import { StatusBadge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import { LinkButton } from '@/ui/LinkButton';

/** One thing that was looked at: its state in a word, what was found, and one sentence about what to do. */
export function CheckRow({ check: { about, state, says, remedy } }: { check: SystemCheck }) {
  const tab = checkTab(about);
  return (
    <li className="flex items-start gap-3 py-2.5 first:pt-0 last:pb-0 max-sm:flex-wrap">
      <span className="w-14 shrink-0 pt-0.5">
        <StatusBadge status={checkStates[state]} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="text-pretty break-words">
          <span className="font-semibold">{systemChecks[about].label}:</span> {legible(says)}
        </p>
        {remedy && <p className="text-sm text-pretty text-muted">{legible(remedy)}</p>}
      </div>
      {tab && state !== 'good' && (
        <div className="max-sm:basis-full max-sm:ps-17">
          <LinkButton to="/settings" search={{ tab }} icon={ChevronLeft}>
            فتح الإعدادات
          </LinkButton>
        </div>
      )}
    </li>
  );
}
