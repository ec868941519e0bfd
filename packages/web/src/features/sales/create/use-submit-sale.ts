import { salesApi, type Answer, type NewSale, type SaleChanges } from '@turoos/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '@/lib/http/api';
import { ApiError, failureText, isExplained, isLost } from '@/lib/http/api-error';
import { invalidate } from '@/lib/http/query-keys';
import { newId } from '@/lib/platform/new-id';
import { toast } from '@/lib/toasts/toast-store';
import type { Change } from './change-draft';
import { unsold, type Draft } from './draft';
import { heldCompletion, newSale, type Till } from './sale-figures';

type Sale = Answer<typeof salesApi.get>;
export type Purpose = 'save' | 'hold';
/** The server's refusal, with the part of the line it is about. */
export interface Refusal {
  message: string;
  product: string | undefined;
}

interface Request {
  held: string | null;
  body: NewSale | SaleChanges;
}

const send = ({ held, body }: Request, key: string, wasSent: boolean): Promise<Sale> =>
  held
    ? call(salesApi.update, { params: { id: held }, body: body as SaleChanges }, { key })
    : call(salesApi.create, { body: body as NewSale }, { key, wasSent });

const isOtherRequest = (error: unknown) => error instanceof ApiError && error.code === 'KEY_REUSED';

/** No refusal, which would give the draft a new key and let it be sold twice. */
const soldOnTill = () =>
  new ApiError({
    status: 409,
    code: 'UNEXPLAINED',
    message: 'حفظت نقطة البيع هذه الفاتورة من قبل. راجعها في المبيعات ثم احذف هذه المسودة.',
  });

interface Saving {
  draft: Draft;
  till: Till;
  change: (change: Change) => void;
  /** Resolves when the change is stored on the device. */
  changeAndWrite: (change: Change) => Promise<void>;
  onSaved: (sale: Sale, purpose: Purpose) => Promise<void>;
  onFailed?: (error: unknown) => void;
}

/** Saves the invoice exactly once, however often the button is pressed and even when responses get lost. */
export function useSubmitSale({ draft, till, change, changeAndWrite, onSaved, onFailed }: Saving) {
  const client = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState<Purpose | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const succeed = async (sale: Sale, purpose: Purpose) => {
    void invalidate(client, salesApi.create.touches);
    await onSaved(sale, purpose);
  };
  const fail = (error: unknown) => {
    onFailed?.(error);
    const message = failureText(error);
    if (!isExplained(error))
      return toast({
        tone: 'danger',
        title: message,
        ...(isLost(error) && { message: 'أعد الحفظ متى شئت، فلن تُسجل الفاتورة مرتين.' }),
      });
    const product = error.details?.['product'];
    setRefusal({ message, product: typeof product === 'string' ? product : undefined });
    change({ do: 'refused', key: newId() });
    void invalidate(client, ['products', 'customers', 'marketing', 'exchange-rates']);
  };

  const run = async (purpose: Purpose) => {
    const request: Request = {
      held: draft.held?.id ?? null,
      body: draft.held
        ? heldCompletion(draft, till)
        : newSale(draft, purpose === 'hold' ? 'pending' : 'completed', till),
    };
    const before = draft.unanswered;
    await changeAndWrite({ do: 'send', body: JSON.stringify(request) });
    const answer = await send(request, draft.key, before !== null).catch((error: unknown) => {
      if (!before || !isOtherRequest(error)) throw error;
      return null;
    });
    if (answer) return succeed(answer, purpose);
    // The first attempt was saved although its response was lost, and the draft changed since: the saved one
    // counts.
    const sale = await send(JSON.parse(before as string) as Request, draft.key, true).catch(
      (error: unknown) => {
        throw isOtherRequest(error) ? soldOnTill() : error;
      },
    );
    const isMore = unsold(draft.lines, sale.items).length > 0;
    change({ do: 'keep unsold', sold: sale.items });
    await succeed(sale, sale.status === 'pending' ? 'hold' : 'save');
    toast({
      tone: 'warning',
      title: 'كانت الفاتورة قد حُفظت قبل تعديلك الأخير',
      message: isMore
        ? 'ما أضفته بعد حفظها في هذه الفاتورة الجديدة، فاحفظها أيضاً.'
        : 'راجعها، فالتعديل لم يُسجل.',
    });
  };

  return {
    busy,
    refusal,
    /** Shows why the invoice was not sent. */
    refuse: (message: string) => setRefusal({ message, product: undefined }),
    /** Resolves to whether the invoice was saved. */
    save: async (purpose: Purpose): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(purpose);
      setRefusal(null);
      const isSaved = await run(purpose).then(
        () => true,
        (error: unknown) => {
          fail(error);
          return false;
        },
      );
      running.current = false;
      setBusy(null);
      return isSaved;
    },
  };
}
