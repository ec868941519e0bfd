import { useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { Tabs } from '@/ui/Tabs';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { ColumnChoice } from './ColumnChoice';
import type { OptionsOfList } from './ListOptions';
import { SavedViews } from './SavedViews';

const tabs = [
  { id: 'views', label: 'العروض المحفوظة' },
  { id: 'columns', label: 'الأعمدة' },
] as const;

/** A list's saved views and columns. What is chosen applies at once. */
export default function ListOptionsDialog({ subject, open, onClose }: SubjectDialogProps<OptionsOfList>) {
  const { list, columns } = subject;
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('views');
  const [chosen, setChosen] = useState(list.columns);

  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    list.setColumns(ids);
  };

  return (
    <Dialog open={open} onClose={onClose} title="الأعمدة والعروض المحفوظة">
      <Tabs label="خيارات القائمة" tabs={tabs} value={tab} onChange={setTab}>
        <div className="pt-3">
          {tab === 'columns' ? (
            <ColumnChoice columns={columns} chosen={chosen} onChoose={choose} />
          ) : (
            list.name && (
              <SavedViews
                list={list.name}
                state={chosen.length > 0 ? { ...list.view, columns: chosen.join(',') } : list.view}
                onOpen={(state) => {
                  list.openView(state);
                  onClose();
                }}
              />
            )
          )}
        </div>
      </Tabs>
    </Dialog>
  );
}
