import type { KeyboardEvent, Ref } from 'react';
import type { Category, CategoryPlace } from '@turoos/contract';
import { GripVertical } from 'lucide-react';
import { Badge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { Num } from '@/ui/Code';
import { Tree } from '@/ui/Tree';
import { asTreeNodes, findCategory, stepPlace } from './category-tree';
import { useDrag, type DropMark } from './use-drag';

type CategoryTreeProps = {
  ref: Ref<HTMLDivElement>;
  categories: readonly Category[];
  selected: string | null;
  onSelect: (id: string) => void;
  unfolded: readonly string[];
  /** Undefined when the order can't be changed: without the right, or while the tree is filtered. */
  onMove: ((id: string, place: CategoryPlace) => void) | undefined;
};

/** The tree: rows are dragged by their handle, and Alt with an arrow moves the focused row up or down. */
export function CategoryTree({ ref, categories, selected, onSelect, unfolded, onMove }: CategoryTreeProps) {
  const drag = useDrag(categories, (id, place) => onMove?.(id, place));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    const row = event.target instanceof HTMLElement ? event.target.dataset['node'] : undefined;
    const category = findCategory(categories, row ?? null);
    if (!onMove || !event.altKey || !step || !category) return;
    event.preventDefault();
    event.stopPropagation();
    const place = stepPlace(categories, category, step);
    if (place) onMove(category.id, place);
  };

  return (
    <div ref={ref} className="relative" onKeyDownCapture={onKeyDown} {...(onMove && drag.area)}>
      <Tree
        label="فئات القطع"
        nodes={asTreeNodes(categories)}
        selected={selected}
        onSelect={(node) => onSelect(node.id)}
        defaultOpen={unfolded}
        renderAside={(node) => {
          const category = findCategory(categories, node.id);
          return (
            category && (
              <>
                <Facts category={category} />
                {onMove && (
                  <span
                    {...drag.handle(node.id)}
                    aria-hidden="true"
                    className="-me-2 cursor-grab px-1 py-2 text-faint hover:text-ink pointer-coarse:hidden"
                  >
                    <GripVertical className="size-4" />
                  </span>
                )}
              </>
            )
          );
        }}
      />
      {drag.mark && <Mark {...drag.mark} />}
    </div>
  );
}

function Facts({ category }: { category: Category }) {
  return (
    <>
      {!category.isActive && <Badge>غير نشطة</Badge>}
      <bdi dir="ltr" className="truncate text-sm font-normal text-faint max-sm:hidden">
        {category.name_en}
      </bdi>
      <span className="min-w-8 text-end text-sm font-normal text-muted">
        <Num value={category.productCount} />
        <span className="sr-only">منتج</span>
      </span>
    </>
  );
}

function Mark({ zone, top, height }: DropMark) {
  return (
    <span
      aria-hidden="true"
      style={{ top: zone === 'after' ? top + height : top, height: zone === 'inside' ? height : 0 }}
      className={cn(
        'pointer-events-none absolute inset-x-0 rounded-md border-accent',
        zone === 'inside' ? 'border-2' : 'border-t-2',
      )}
    />
  );
}
