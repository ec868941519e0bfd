import type { Part } from '@turoos/contract';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

/** What a customer asks for: a part of the shop, or a code or words that no part has. */
export interface AskedSubject {
  part?: Pick<Part, '_id' | 'name' | 'partNumber' | 'unit'> | undefined;
  asked?: string | undefined;
  customer?: { _id: string; name: string } | null | undefined;
}

/** The dialog that notes what a customer asked for in vain. */
export const useAskedDialog = () => useLazyDialog(() => import('./AskedPartDialog').then((m) => m.default));
