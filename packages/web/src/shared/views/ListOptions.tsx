import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ListState } from '@/lib/list/use-list-state';
import { IconButton } from '@/ui/IconButton';
import type { Column } from '@/ui/table-column';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

/** What the dialog needs of a list, without the type of its rows. */
export type OptionsOfList = {
  list: Pick<ListState, 'name' | 'columns' | 'setColumns' | 'view' | 'openView'>;
  columns: readonly Pick<Column<unknown>, 'id' | 'header' | 'primary' | 'optional'>[];
};

const ViewChips = lazy(() => import('./ViewChips'));
const loadDialog = () => import('./ListOptionsDialog').then((m) => m.default);

/** A list's saved views, and the button for them and its columns. Its dialog is its own state: opening it renders no list. */
export function ListOptions(options: OptionsOfList) {
  const { dialog, show } = useLazyDialog<OptionsOfList>(loadDialog);
  const { name, view, openView } = options.list;
  return (
    <>
      {name && (
        <Suspense>
          <ViewChips list={name} state={view} onOpen={openView} />
        </Suspense>
      )}
      <IconButton
        variant="secondary"
        label="الأعمدة والعروض المحفوظة"
        icon={SlidersHorizontal}
        onClick={() => show(options)}
      />
      {dialog}
    </>
  );
}
