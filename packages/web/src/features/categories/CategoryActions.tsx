import { categoriesApi, categoryTexts, type Category, type CategoryPlace } from '@turoos/contract';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { useConfirm } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { stepPlace } from './category-tree';

type CategoryActionsProps = {
  category: Category;
  categories: readonly Category[];
  onMove: (id: string, place: CategoryPlace) => void;
  onAddBelow: () => void;
  onDeleted: () => void;
};

/** Actions on the chosen category besides editing its fields. */
export function CategoryActions({
  category,
  categories,
  onMove,
  onAddBelow,
  onDeleted,
}: CategoryActionsProps) {
  const confirm = useConfirm();
  const mayCreate = usePermit('products:create');
  const mayUpdate = usePermit('products:update');
  const mayDelete = usePermit('products:delete');
  const remove = useAction(categoriesApi.remove, {
    done: 'تم حذف الفئة',
    failed: 'فشل في حذف الفئة',
    onDone: onDeleted,
  });
  const [up, down] = [stepPlace(categories, category, -1), stepPlace(categories, category, 1)];
  const isFull = category.subCategories.length > 0 || category.productCount > 0;

  const askAndDelete = async () => {
    const sure = await confirm({
      title: `حذف الفئة «${category.name_ar}»`,
      message: categoryTexts.confirmDelete,
      confirmLabel: 'حذف الفئة',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: category.id } });
  };

  return (
    <div className="flex flex-wrap gap-1">
      <IconButton
        label="تحريك لأعلى"
        icon={ArrowUp}
        disabledReason={mayUpdate.reason ?? (!up && 'الفئة في أول القائمة')}
        onClick={() => up && onMove(category.id, up)}
      />
      <IconButton
        label="تحريك لأسفل"
        icon={ArrowDown}
        disabledReason={mayUpdate.reason ?? (!down && 'الفئة في آخر القائمة')}
        onClick={() => down && onMove(category.id, down)}
      />
      <Button variant="ghost" icon={Plus} disabledReason={mayCreate.reason} onClick={onAddBelow}>
        إضافة فئة فرعية
      </Button>
      <IconButton
        label="حذف الفئة"
        icon={Trash2}
        disabledReason={mayDelete.reason ?? (isFull && 'لا يمكن حذف فئة فيها فئات فرعية أو منتجات')}
        onClick={() => void askAndDelete()}
      />
    </div>
  );
}
