import { orderingApi, type ProposalSummary } from '@turoos/contract';
import { CircleAlert, Clock, Coins, ShoppingCart } from 'lucide-react';
import type { FigureFilter } from '@/lib/list/figure-filter';
import type { ListResult } from '@/lib/list/use-list';
import { useSummary } from '@/lib/list/use-summary';
import { FigureLine } from '@/ui/FigureLine';
import { Figures, type FigureSpec } from '@/ui/Figures';

const cards: readonly FigureSpec<ProposalSummary>[] = [
  { label: 'أصناف يلزم طلبها', icon: ShoppingCart, count: ({ count }) => count, filter: {} },
  { label: 'كلفتها المتوقعة', icon: Coins, tone: 'info', usd: ({ cost }) => cost },
  { label: 'نافدة', icon: CircleAlert, tone: 'danger', count: ({ out }) => out, filter: { urgency: 'out' } },
  {
    label: 'تنفد قبل الوصول',
    icon: Clock,
    tone: 'warning',
    count: ({ late }) => late,
    filter: { urgency: 'late' },
  },
];

type ProposalFiguresProps = {
  list: ListResult<typeof orderingApi.list> & {
    filters: FigureFilter;
    apply(q: null, filters: object): void;
  };
};

export function ProposalFigures({ list }: ProposalFiguresProps) {
  const summary = useSummary('purchases', orderingApi.list, list, cards);
  return (
    <div className="mb-2 max-sm:hidden">
      <FigureLine>
        <Figures query={summary} cards={cards} list={list} />
      </FigureLine>
    </div>
  );
}
