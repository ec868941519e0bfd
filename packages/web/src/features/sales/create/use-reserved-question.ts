import { ApiError } from '@/lib/http/api-error';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { Draft } from './draft';
import type { ReservedQuestion } from './ReservedDialog';

const load = () => import('./ReservedDialog').then((m) => m.default);

type Answer = Partial<Pick<Draft, 'reservations' | 'breaks'>>;

/** Asks about goods that are kept for others, when the server refused to sell them; an answer saves again. */
export function useReservedQuestion(draft: Draft, saveWith: (answer: Answer) => void) {
  const question = useLazyDialog<ReservedQuestion>(load);
  const ask = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError) || error.code !== 'RESERVED') return;
    // loaded with the first refusal, as its dialog is
    const { readReserved } = await import('./read-reserved');
    const kept = readReserved(error.details?.['reservations']);
    if (kept.length === 0) return;
    const ids = kept.map(({ _id }) => _id);
    question.show({
      kept,
      onTheirs: () => saveWith({ reservations: [...new Set([...draft.reservations, ...ids])] }),
      onSell: () => saveWith({ breaks: [...new Set([...draft.breaks, ...ids])] }),
    });
  };
  return { ask: (error: unknown) => void ask(error), dialog: question.dialog };
}
