import { FolderTree, Plus } from 'lucide-react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

export function TreeSkeleton() {
  return (
    <div className="flex flex-col gap-4 p-3" aria-busy="true">
      <span className="sr-only">جارٍ التحميل</span>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-5 w-2/5" />
      ))}
    </div>
  );
}

/** Reserves the form's space while the tree loads. */
export const EditorSkeleton = () => <Skeleton className="h-140 rounded-lg max-sm:hidden" />;

type NothingHereProps = {
  searched: boolean;
  onClear: () => void;
  onAdd: () => void;
  blocked: string | undefined;
};

export function NothingHere({ searched, onClear, onAdd, blocked }: NothingHereProps) {
  return searched ? (
    <EmptyState
      scene="search"
      title="لا توجد فئة بهذا الاسم"
      message="جرّب كلمة أخرى."
      action={<Button onClick={onClear}>محو البحث</Button>}
    />
  ) : (
    <EmptyState
      icon={FolderTree}
      title="لا توجد فئات بعد"
      message="ابدأ بفئة رئيسية مثل «فرامل» أو «زيوت وفلاتر»، ثم أضف تحتها الفئات الفرعية."
      action={
        <Button variant="primary" icon={Plus} disabledReason={blocked} onClick={onAdd}>
          إضافة أول فئة
        </Button>
      }
    />
  );
}
