import { ArrowDown, ArrowUp, RotateCcw } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { IconButton } from '@/ui/IconButton';
import { columnChoices, moved, shownOf, switched } from './column-choices';
import type { OptionsOfList } from './ListOptions';

type ColumnChoiceProps = {
  columns: OptionsOfList['columns'];
  /** Ids of the chosen columns in order; none for the usual ones. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

/** Chooses and orders the columns of a list. */
export function ColumnChoice({ columns, chosen, onChoose }: ColumnChoiceProps) {
  const choices = columnChoices(columns, chosen);
  const shown = shownOf(choices);
  const place = useRef<HTMLUListElement>(null);
  const pressed = useRef<string>(null);

  // A moved row takes its buttons along, and the focus with them, except at the ends.
  useLayoutEffect(() => {
    if (pressed.current)
      place.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = null;
  });

  const move = (id: string, by: 1 | -1) => {
    pressed.current = `${id} ${by}`;
    onChoose(moved(shown, id, by));
  };

  return (
    <div className="flex flex-col gap-3">
      <ul ref={place} aria-label="الأعمدة" className="divide-y divide-line rounded-md border border-line">
        {choices.map(({ id, header, primary, isShown }) => (
          <li key={id} className="flex items-center gap-1 px-3">
            <Checkbox
              className="grow"
              label={header}
              checked={isShown}
              disabled={primary}
              hint={primary ? 'يسمّي السجل، فيبقى ظاهراً' : undefined}
              onChange={(event) => onChoose(switched(shown, id, event.target.checked))}
            />
            {isShown && (
              <>
                <IconButton
                  size="sm"
                  data-move={`${id} -1`}
                  label={`تقديم ${header}`}
                  icon={ArrowUp}
                  disabledReason={shown[0] === id && 'هذا أول عمود'}
                  onClick={() => move(id, -1)}
                />
                <IconButton
                  size="sm"
                  data-move={`${id} 1`}
                  label={`تأخير ${header}`}
                  icon={ArrowDown}
                  disabledReason={shown.at(-1) === id && 'هذا آخر عمود'}
                  onClick={() => move(id, 1)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <Button
        className="self-start"
        icon={RotateCcw}
        disabledReason={chosen.length === 0 && 'هذه هي الأعمدة المعتادة'}
        onClick={() => onChoose([])}
      >
        الأعمدة المعتادة
      </Button>
    </div>
  );
}
