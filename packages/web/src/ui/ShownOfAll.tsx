import { countedAfter, type Noun } from '@turoos/contract';
import { Num } from './Code';

type ShownOfAllProps = { shown: number | undefined; all: number | undefined; noun: Noun };

/** How many of all records match the filters: '12 من 40 تسوية', '1 من 3 تسويات'. */
export const ShownOfAll = ({ shown, all, noun }: ShownOfAllProps) => (
  <p aria-live="polite" className="self-center text-sm whitespace-nowrap text-muted max-sm:hidden">
    {shown !== undefined && all !== undefined && (
      <>
        <Num value={shown} className="font-semibold text-ink" /> من {countedAfter(all, noun)}
      </>
    )}
  </p>
);
