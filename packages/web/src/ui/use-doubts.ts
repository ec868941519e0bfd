import { useConfirm } from './ConfirmDialog';

/** Asks about the amounts in a place that are far from what they replace; resolves to whether they are meant. */
export function useDoubts() {
  const confirm = useConfirm();
  return async (place: unknown): Promise<boolean> => {
    const doubts = doubtsIn(place);
    return doubts.length === 0 || confirm(farAmounts(doubts));
  };
}

/** The boxes of such amounts say so. */
const doubtsIn = (place: unknown): string[] =>
  place instanceof HTMLElement
    ? [...place.querySelectorAll<HTMLElement>('[data-doubt]')].map(({ dataset }) => dataset['doubt'] ?? '')
    : [];

const farAmounts = (doubts: readonly string[]) => ({
  title: 'المبلغ بعيد عن السابق',
  message: `${doubts.join('؛ ')}. هل المبلغ وعملته صحيحان؟`,
  confirmLabel: 'نعم، احفظ',
  cancelLabel: 'تصحيح المبلغ',
  tone: 'danger' as const,
});
