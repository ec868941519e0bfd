import { viewsApi, type ListName, type View } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { sameState } from './same-state';

/** Views that stand beside the list; the dialog has all of them. */
const MOST_SHOWN = 5;

type ViewChipsProps = {
  list: ListName;
  /** The list's state now. */
  state: View['state'];
  onOpen: (state: View['state']) => void;
};

/** The saved views of a list, each one press away; nothing without any. */
export default function ViewChips({ list, state, onOpen }: ViewChipsProps) {
  const { data: views } = useData('views', viewsApi.list, { query: { list } });
  if (!views || views.length === 0) return null;
  return (
    <ul aria-label="العروض المحفوظة" className="flex flex-wrap gap-2">
      {views.slice(0, MOST_SHOWN).map((view) => {
        const isOpen = sameState(view.state, state);
        return (
          <li key={view._id}>
            <Button
              variant={isOpen ? 'primary' : 'secondary'}
              aria-pressed={isOpen}
              onClick={() => onOpen(view.state)}
            >
              <span className="max-w-40 truncate">{legible(view.name)}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
