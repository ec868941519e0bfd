import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';

type TreeToolbarProps = { movable: boolean; onUnfoldAll: () => void; onFoldAll: () => void };

export function TreeToolbar({ movable, onUnfoldAll, onFoldAll }: TreeToolbarProps) {
  return (
    <div className="flex items-center gap-1 border-b border-line ps-2 pb-1">
      <div className="grow text-sm text-faint">
        {movable && (
          <p className="max-sm:hidden pointer-coarse:hidden">
            اسحب الفئة من مقبضها، أو حرّكها بالمفاتيح <Kbd keys="Alt+↑" /> و <Kbd keys="Alt+↓" />
          </p>
        )}
      </div>
      <IconButton size="sm" label="فتح الكل" icon={ChevronsUpDown} onClick={onUnfoldAll} />
      <IconButton size="sm" label="طي الكل" icon={ChevronsDownUp} onClick={onFoldAll} />
    </div>
  );
}
