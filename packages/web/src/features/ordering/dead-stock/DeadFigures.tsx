import type { orderingApi, DeadStockSummary } from '@turoos/contract';
import { ArrowLeftRight, Coins, PackageX } from 'lucide-react';
import type { ListResult } from '@/lib/list/use-list';
import { FigureLine } from '@/ui/FigureLine';
import { Figures, type FigureSpec } from '@/ui/Figures';

const cards: readonly FigureSpec<DeadStockSummary>[] = [
  { label: 'أصناف راكدة', icon: PackageX, tone: 'warning', count: ({ count }) => count },
  { label: 'المال المحبوس فيها', icon: Coins, tone: 'danger', usd: ({ value }) => value },
  { label: 'تُباع في مستودع آخر', icon: ArrowLeftRight, tone: 'info', count: ({ elsewhere }) => elsewhere },
];

export const DeadFigures = ({ list }: { list: ListResult<typeof orderingApi.deadStock> }) => (
  <div className="mb-2 max-sm:hidden">
    <FigureLine>
      <Figures query={{ ...list.result, data: list.result.data?.summary }} cards={cards} />
    </FigureLine>
  </div>
);
