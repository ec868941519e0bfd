import { ltr, roundQuantity, type CountItem } from '@turoos/contract';
import { useState } from 'react';
import { failureText } from '@/lib/http/api-error';
import { betweenScans } from '@/lib/scan/between-scans';
import { createStore } from '@/lib/state/store';
import { toast } from '@/lib/toasts/toast-store';
import { meetUnknown } from '@/shared/parts/meet-unknown';
import { useConfirm } from '@/ui/ConfirmDialog';
import { findLine, findPart } from './find-scanned';
import { goToLine } from './focus-line';
import { shownQuantity } from './line-entries';
import type { LineSaving } from './use-line-saving';

type Counted = Pick<CountItem, 'product' | 'name' | 'partNumber' | 'unit' | 'countedQuantity'>;

type Scanning = {
  countId: string;
  shown: readonly CountItem[];
  saving: LineSaving;
  /** Filters the list to the line, when it is on another page. */
  onSeek: (partNumber: string) => void;
};

/** A scanned number focuses its line; in one-by-one mode each scan adds one piece. */
export function useScanning({ countId, shown, saving, onSeek }: Scanning) {
  const confirm = useConfirm();
  const [adds, setAdds] = useState(false);
  /** The last scanned part, with its counted quantity so far. */
  const [last, setLast] = useState<Counted | null>(null);
  // scans come faster than responses: each waits for the previous one
  const [queue] = useState(() => createStore(Promise.resolve()));
  const inTurn = (work: () => Promise<void>) => queue.set(queue.get().then(work));

  const goTo = ({ product, partNumber }: Counted) => {
    if (!goToLine(product)) onSeek(partNumber);
  };

  async function count(line: Counted, change: number): Promise<void> {
    const known = shownQuantity(saving.entryOf(line.product), line.countedQuantity) ?? 0;
    const countedQuantity = Math.max(0, roundQuantity(known + change));
    setLast({ ...line, countedQuantity });
    await saving.save(line.product, countedQuantity);
  }

  async function answer(code: string): Promise<void> {
    try {
      const line = (await findLine(countId, shown, code)) ?? (await added(code));
      await betweenScans();
      if (line && adds) await count(line, 1);
      else if (line) goTo(line);
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في البحث عن القطعة', message: failureText(error) });
    }
  }

  /** Offers to add a scanned part that is not in the count. */
  async function added(code: string): Promise<Counted | undefined> {
    const part = await findPart(code);
    if (!part) {
      await meetUnknown(code);
      return undefined;
    }
    const { _id: product, name, partNumber, unit } = part;
    const sure = await confirm({
      title: 'القطعة ليست في هذا الجرد',
      message: `«${name}» (${ltr(partNumber)}) ليست بين أصناف هذا الجرد. أضفها إن وجدتها في المستودع.`,
      confirmLabel: 'إضافة إلى الجرد',
    });
    if (!sure || !(await saving.add(product))) return undefined;
    return { product, name, partNumber, unit, countedQuantity: null };
  }

  return {
    adds,
    setAdds,
    last,
    /** Adds or removes one piece of the last scanned part. */
    correct: (change: 1 | -1) => inTurn(async () => void (last && (await count(last, change)))),
    scan: (code: string) => inTurn(() => answer(code)),
  };
}
