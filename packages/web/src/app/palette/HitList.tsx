/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   The ARIA combobox pattern: focus and keys stay in the box, which points at the active row. */
import { useEffect } from 'react';
import { cn } from '@/ui/cn';
import type { Group, Hit } from './hit';

type HitListProps = {
  id: string;
  groups: readonly Group[];
  active: Hit | undefined;
  onActive: (hit: Hit) => void;
  onChoose: (hit: Hit) => void;
};

export const hitId = (listId: string, hit: Hit) => `${listId}-${hit.id.replaceAll(' ', '-')}`;

export function HitList({ id, groups, active, onActive, onChoose }: HitListProps) {
  const activeId = active && hitId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div id={id} role="listbox" aria-label="النتائج" className="sm:h-[26rem] sm:overflow-y-auto">
      {groups.map((group) => (
        <div key={group.title} role="group" aria-label={group.title}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">
            {group.title}
          </p>
          {group.hits.map((hit) => (
            <div
              key={hit.id}
              id={hitId(id, hit)}
              role="option"
              tabIndex={-1}
              aria-selected={hit === active}
              onPointerMove={() => hit !== active && onActive(hit)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(hit)}
              className={cn(
                'flex cursor-pointer items-center gap-3 rounded-md px-3 py-2 pointer-coarse:min-h-11',
                hit === active && 'bg-accent-soft',
              )}
            >
              {hit.icon && <hit.icon className="size-4 shrink-0 text-muted" aria-hidden="true" />}
              <span className="min-w-0 grow">
                <span className={cn('line-clamp-2', hit.detail ? 'font-semibold' : undefined)}>
                  {hit.label}
                </span>
                {hit.detail && <span className="line-clamp-2 text-sm text-muted">{hit.detail}</span>}
              </span>
              {hit.facts && <span className="flex shrink-0 flex-col items-start">{hit.facts}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
