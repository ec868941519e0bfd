import { useCallback, useRef, useState } from 'react';
import type { Category } from '@turoos/contract';
import { usePhone } from '@/lib/platform/use-media';
import { useConfirm } from '@/ui/ConfirmDialog';
import { findCategory } from './category-tree';
import type { Target } from './use-category-form';

interface Selection {
  selected: string;
  select: (id: string) => void;
}

/**
 * The category being edited or added. Choosing another asks for confirmation when there are unsaved changes.
 */
export function useCategoryChoice(categories: readonly Category[], { selected, select }: Selection) {
  const phone = usePhone();
  const confirm = useConfirm();
  const unsaved = useRef(false);
  const setUnsaved = useCallback((dirty: boolean) => {
    unsaved.current = dirty;
  }, []);
  const [adding, setAdding] = useState<{ parentId: string | null; asked: number } | null>(null);

  const category = findCategory(categories, selected || null);
  const target: Target | null = category
    ? { category }
    : adding
      ? { category: null, ...adding }
      : phone
        ? null
        : { category: null, parentId: null, asked: 0 };

  const turnTo = (id: string, next: typeof adding) => {
    setAdding(next);
    select(id);
  };
  const ask = async (turn: () => void) => {
    if (!unsaved.current || (await confirm(leaving))) turn();
  };

  return {
    target,
    setUnsaved,
    edit: (id: string) => void ask(() => turnTo(id, null)),
    addBelow: (parentId: string | null) =>
      void ask(() => turnTo('', { parentId, asked: (adding?.asked ?? 0) + 1 })),
    leave: () => void ask(() => turnTo('', null)),
    /** Closes the form of a deleted category, without a confirmation. */
    close: () => turnTo('', null),
  };
}

const leaving = {
  title: 'تغييرات غير محفوظة',
  message: 'لم تُحفظ التغييرات في هذه الفئة بعد. إذا تركتها فستفقد ما كتبته.',
  confirmLabel: 'الخروج دون حفظ',
  cancelLabel: 'متابعة التحرير',
  tone: 'danger',
} as const;
