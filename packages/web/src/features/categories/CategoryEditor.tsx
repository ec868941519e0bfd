import type { Category, CategoryPlace } from '@turoos/contract';
import { usePhone } from '@/lib/platform/use-media';
import { Section } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { findCategory } from './category-tree';
import { CategoryActions } from './CategoryActions';
import { CategoryForm } from './CategoryForm';
import type { Target } from './use-category-form';

type CategoryEditorProps = {
  /** Null on phones while nothing is edited; on larger screens there is always a form. */
  target: Target | null;
  categories: readonly Category[];
  onMove: (id: string, place: CategoryPlace) => void;
  onAddBelow: (parentId: string) => void;
  onSaved: (category: Category) => void;
  /** Leaves the form, after a confirmation when there are unsaved changes. */
  onLeave: () => void;
  onDeleted: () => void;
  onDirty: (dirty: boolean) => void;
};

/** The add and edit form: beside the tree, or over it on phones. */
export function CategoryEditor({ target, categories, onLeave, ...editor }: CategoryEditorProps) {
  const phone = usePhone();
  if (!target) return null;
  const { category } = target;
  const parent = category ? undefined : findCategory(categories, target.parentId);
  const title = category ? 'تعديل الفئة' : parent ? 'إضافة فئة فرعية' : 'إضافة فئة رئيسية';
  const description = category?.name_ar ?? (parent && `تحت «${parent.name_ar}»`);
  const isStart = !category && !target.parentId;

  const content = (
    <div className="flex flex-col gap-3" key={target.category ? target.category.id : `new ${target.asked}`}>
      {category && (
        <CategoryActions
          category={category}
          categories={categories}
          onMove={editor.onMove}
          onAddBelow={() => editor.onAddBelow(category.id)}
          onDeleted={editor.onDeleted}
        />
      )}
      <CategoryForm
        target={target}
        categories={categories}
        onSaved={editor.onSaved}
        onCancel={phone || !isStart ? onLeave : undefined}
        onDirty={editor.onDirty}
      />
    </div>
  );

  return phone ? (
    <Dialog open onClose={onLeave} title={title} description={description}>
      {content}
    </Dialog>
  ) : (
    <Section title={title} description={description} className="sticky top-16">
      {content}
    </Section>
  );
}
