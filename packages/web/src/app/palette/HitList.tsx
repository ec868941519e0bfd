/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   The ARIA combobox pattern: focus and keys stay in the box, which points at the active row. */
import { useEffect } from 'react';
import type { Hit } from '@/lib/navigation/search-sources';
import { cn } from '@/ui/cn';
import type { Group } from './use-hits';

type HitListProps = {
  id: string;
  groups: readonly Group[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (hit: Hit) => void;
};

export const hitId = (listId: string, index: number) => `${listId}-${index}`;

export function HitList({ id, groups, active, onActive, onChoose }: HitListProps) {
  useEffect(() => {
    document.getElementById(hitId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const hits = groups.flatMap((group) => group.hits);

  return (
    <div id={id} role="listbox" aria-label="النتائج" className="sm:h-96 sm:overflow-y-auto">
      {groups.map((group) => (
        <div key={group.title} role="group" aria-label={group.title}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">
            {group.title}
          </p>
          {group.hits.map((hit) => {
            const index = hits.indexOf(hit);
            return (
              <div
                key={hit.id}
                id={hitId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerMove={() => index !== active && onActive(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(hit)}
                className={cn(
                  'flex cursor-pointer items-center gap-3 rounded-md px-3 py-2 pointer-coarse:min-h-11',
                  index === active && 'bg-accent-soft text-accent-strong',
                )}
              >
                {hit.icon && <hit.icon className="size-4 shrink-0" aria-hidden="true" />}
                <span className="min-w-0 grow truncate">{hit.label}</span>
                {hit.hint && <bdi className="shrink-0 text-sm text-muted">{hit.hint}</bdi>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
