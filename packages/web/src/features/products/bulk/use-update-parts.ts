import { counted, nouns, productsApi, type ChangedPart, type ManyPartChanges } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';

type Change = Omit<ManyPartChanges['changes'][number], 'id' | 'version'>;
type Subject = { _id: string; version: number };

/** Changes several parts in one step, and offers to take it back with what each part had before. */
export function useUpdateParts<Part extends Subject>() {
  const back = useAction(productsApi.updateMany, { done: 'تم التراجع', failed: 'فشل في التراجع' });
  const update = useAction(productsApi.updateMany, { failed: 'فشل في تعديل المنتجات' });

  return async (
    title: string,
    parts: readonly Part[],
    to: (part: Part) => Change,
    from: (part: Part) => Change,
    sure = false,
  ) => {
    const changed: readonly ChangedPart[] = await update.mutateAsync({
      body: {
        changes: parts.map((part) => ({ id: part._id, version: part.version, ...to(part) })),
        ...(sure && { confirm: true }),
      },
    });
    const versions = new Map(changed.map(({ _id, version }) => [_id, version]));
    toast({
      title,
      message: counted(parts.length, nouns.product),
      undo: () =>
        back.mutate({
          body: {
            // a price that was there before needs no question
            confirm: true,
            changes: parts.map((part) => ({
              id: part._id,
              version: versions.get(part._id) ?? part.version,
              ...from(part),
            })),
          },
        }),
    });
  };
}
