import { broughtKinds, type BroughtKind, type BroughtSums } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { Money } from '@/ui/Money';
import { StatCard } from '@/ui/StatCard';
import { Usd } from '@/ui/Usd';
import { figuresOf, sumsByKind, type BroughtFigure } from './figures';
import { kindIcons } from './kind-icons';

type FigureCardsProps = {
  sheets: readonly { kind: BroughtKind; sums: BroughtSums; rate?: number | undefined }[];
};

/** What is brought in large figures, kind by kind. */
export const FigureCards = ({ sheets }: FigureCardsProps) => (
  <div className="flex flex-col gap-4">
    {sumsByKind(sheets).map(({ kind, sums, rate }) => (
      <section key={kind} aria-label={broughtKinds[kind].label}>
        <h2 className="mb-2 text-base font-semibold">{broughtKinds[kind].label}</h2>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {figuresOf(kind, sums).map((figure, index) => (
            <StatCard
              key={figure.label}
              label={figure.label}
              icon={index === 0 ? kindIcons[kind] : undefined}
              value={<FigureValue {...figure} rate={rate} />}
            />
          ))}
        </div>
      </section>
    ))}
  </div>
);

const FigureValue = ({
  count,
  cents = 0,
  dollarsOnly,
  rate,
}: BroughtFigure & { rate?: number | undefined }) => {
  if (count !== undefined) return formatNumber(count);
  if (rate !== undefined) return <Money usd={cents} at={rate} />;
  return dollarsOnly ? <Usd cents={cents} /> : <Money usd={cents} at="today" />;
};
