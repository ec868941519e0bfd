import { fitKinds, yearRunsText, type FitSuggestion } from '@turoos/contract';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/Badge';
import { Code } from '@/ui/Code';
import { FitDecision } from './FitDecision';
import { fitEvidence } from './fit-evidence';

type FitSuggestionItemProps = {
  suggestion: FitSuggestion;
  /** Names the part, where it is not the subject of the page. */
  children?: ReactNode;
};

/** One suggestion about a part and a car, with its evidence and the buttons that decide it. */
export function FitSuggestionItem({ suggestion, children }: FitSuggestionItemProps) {
  const { kind, make, model, years } = suggestion;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="flex min-w-0 grow basis-72 flex-col gap-1">
        {children}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={kind === 'fits' ? 'info' : 'warning'}>{fitKinds[kind]}</Badge>
          <Code className="font-semibold">{`${make} ${model} ${yearRunsText(years)}`}</Code>
          <span className="text-sm text-muted">{fitEvidence(suggestion)}</span>
        </p>
      </div>
      <FitDecision suggestion={suggestion} />
    </li>
  );
}

export const suggestionKey = ({ kind, part, make, model }: FitSuggestion): string =>
  [kind, part._id, make, model].join(' ');
