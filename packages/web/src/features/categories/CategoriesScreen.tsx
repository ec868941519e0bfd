import { categoriesApi, type Category, type CategoryPlace } from '@turoos/contract';
import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react';
import { failureText } from '@/lib/http/api-error';
import { hasFailed } from '@/lib/http/query-state';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { useFailureToast } from '@/lib/http/use-failure-toast';
import { useListState } from '@/lib/list/use-list-state';
import { usePhone } from '@/lib/platform/use-media';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FilterBar } from '@/ui/FilterBar';
import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';
import { PageHeader } from '@/ui/PageHeader';
import { QueryFailure } from '@/ui/QueryFailure';
import { StaleNote } from '@/ui/StaleNote';
import { allCategories, findCategory, pathTo, searchTree } from './category-tree';
import { CategoryEditor } from './CategoryEditor';
import { CategoryTree } from './CategoryTree';
import { EditorSkeleton, NothingHere, TreeSkeleton } from './TreeStates';
import { useCategoryChoice } from './use-category-choice';
import { useUnfolding } from './use-unfolding';

const filters = ['category'] as const;
const none: readonly Category[] = [];
const idsOf = (categories: readonly Category[]) => categories.map(({ id }) => id);

export function CategoriesScreen() {
  const query = useData('categories', categoriesApi.tree, {});
  useFailureToast(query.error, 'فشل في تحميل الفئات', failureText(query.error));
  const categories = query.data ?? none;
  const list = useListState({ filters });
  const mayCreate = usePermit('products:create');
  const mayMove = usePermit('products:update').allowed;
  const phone = usePhone();
  const selected = list.filters.category;
  const choice = useCategoryChoice(categories, {
    selected,
    select: (id) => list.setFilter('category', id),
  });
  const { box, treeKey, unfolded, unfold, reveal } = useUnfolding();
  const move = useAction(categoriesApi.move, { failed: 'فشل في نقل الفئة' });

  const moveTo = (id: string, place: CategoryPlace) => {
    // a move within the same parent keeps the tree as it is, and with it the keyboard focus
    if (findCategory(categories, id)?.parentId !== place.parentId)
      reveal(idsOf(pathTo(categories, place.parentId)));
    move.mutate({ params: { id }, body: place });
  };
  const shown = list.q ? searchTree(categories, list.q) : categories;
  const unfoldedAtFirst = list.q
    ? idsOf(allCategories(shown))
    : [...unfolded, ...(treeKey === 0 ? idsOf(pathTo(categories, selected)).slice(0, -1) : [])];

  return (
    <>
      <PageHeader
        title="فئات القطع"
        description="رتّب القطع في فئات رئيسية وفرعية ليسهل إيجادها"
        actions={
          <Button
            variant="primary"
            icon={Plus}
            disabledReason={mayCreate.reason}
            onClick={() => choice.addBelow(null)}
          >
            فئة جديدة
          </Button>
        }
      />
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <FilterBar
            list={{ ...list, activeFilters: 0, clear: () => list.setQ('') }}
            searchLabel="ابحث باسم الفئة بالعربية أو الإنجليزية"
          />
          <Card className="p-2">
            <StaleNote query={query} />
            {hasFailed(query) ? (
              <QueryFailure query={query} />
            ) : !query.data ? (
              <TreeSkeleton />
            ) : shown.length === 0 ? (
              <NothingHere
                searched={list.q !== ''}
                onClear={() => list.setQ('')}
                onAdd={() => choice.addBelow(null)}
                blocked={mayCreate.reason}
              />
            ) : (
              <>
                {!list.q && (
                  <TreeToolbar
                    movable={mayMove}
                    onUnfoldAll={() => unfold(idsOf(allCategories(categories)))}
                    onFoldAll={() => unfold([])}
                  />
                )}
                <CategoryTree
                  key={list.q || treeKey}
                  ref={box}
                  categories={shown}
                  selected={selected}
                  onSelect={choice.edit}
                  unfolded={unfoldedAtFirst}
                  onMove={mayMove && !list.q ? moveTo : undefined}
                />
              </>
            )}
          </Card>
        </div>
        {query.isPending ? (
          <EditorSkeleton />
        ) : (
          <CategoryEditor
            target={query.data ? choice.target : null}
            categories={categories}
            onDirty={choice.setUnsaved}
            onMove={moveTo}
            onAddBelow={choice.addBelow}
            onLeave={choice.leave}
            onDeleted={choice.close}
            onSaved={(saved) => {
              reveal(idsOf(pathTo(categories, saved.parentId)));
              if (phone) choice.close();
            }}
          />
        )}
      </div>
    </>
  );
}

type TreeToolbarProps = { movable: boolean; onUnfoldAll: () => void; onFoldAll: () => void };

function TreeToolbar({ movable, onUnfoldAll, onFoldAll }: TreeToolbarProps) {
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
