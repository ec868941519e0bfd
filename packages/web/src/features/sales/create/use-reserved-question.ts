import { ReservedForOther } from '@turoos/contract';
import { z } from 'zod';
import { ApiError } from '@/lib/http/api-error';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { Draft } from './draft';
import type { ReservedQuestion } from './ReservedDialog';

const load = () => import('./ReservedDialog').then((m) => m.default);

type Answer = Partial<Pick<Draft, 'reservations' | 'breaks'>>;

/** Asks about goods that are kept for others, when the server refused to sell them; an answer saves again. */
export function useReservedQuestion(draft: Draft, saveWith: (answer: Answer) => void) {
  const question = useLazyDialog<ReservedQuestion>(load);
  const ask = (error: unknown): void => {
    if (!(error instanceof ApiError) || error.code !== 'RESERVED') return;
    const kept = z.array(ReservedForOther).safeParse(error.details?.['reservations']);
    if (!kept.success) return;
    const ids = kept.data.map(({ _id }) => _id);
    question.show({
      kept: kept.data,
      onTheirs: () => saveWith({ reservations: [...new Set([...draft.reservations, ...ids])] }),
      onSell: () => saveWith({ breaks: [...new Set([...draft.breaks, ...ids])] }),
    });
  };
  return { ask, dialog: question.dialog };
}
