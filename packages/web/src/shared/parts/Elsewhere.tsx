import { lazy, Suspense, type ComponentType } from 'react';
import { useUser } from '@/lib/session/session-state';
import { useShop } from '@/shared/shop/use-shop';

const BranchNames = lazy<ComponentType<{ part: string }>>(() =>
  // it is a hint, without which the counter goes on
  import('./BranchNames').catch(() => ({ default: () => null })),
);

/** Whether the user works in some branches and is told which others have a part. */
export const useSeesElsewhere = (): boolean => {
  const { showElsewhere } = useShop();
  return useUser().warehouses !== undefined && showElsewhere;
};

/** The names of the other branches that have a part, for those who may know them and have none of it themselves. */
export const Elsewhere = ({ part }: { part: { _id: string; quantity: number } }) =>
  useSeesElsewhere() && part.quantity <= 0 ? (
    <Suspense>
      <BranchNames part={part._id} />
    </Suspense>
  ) : null;
