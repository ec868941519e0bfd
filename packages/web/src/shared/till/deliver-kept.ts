import { counted, nouns, salesApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { isUnlocked, session } from '@/lib/session/session-state';
import type { TillRuntime } from '@/lib/till/runtime';
import { tillState } from '@/lib/till/till-state';
import { toast } from '@/lib/toasts/toast-store';
import { dropKept, keptInvoices } from './kept-invoices';

let isDelivering = false;

/**
 * Holds the invoices of a withdrawn till on the server, before the till is emptied. One that the server refuses stays
 * here, and the till with it, until somebody completes or deletes it.
 */
export async function deliverKept(runtime: TillRuntime): Promise<void> {
  const state = tillState.get();
  const isDue = state?.mode === 'contact' && state.till?.state === 'withdrawn';
  const mayAsk = session().status === 'authenticated' && !isUnlocked();
  const kept = keptInvoices.get();
  if (!isDue || !mayAsk || isDelivering || kept.length === 0) return;
  isDelivering = true;
  try {
    for (const { id, body } of kept) {
      await call(salesApi.create, { body: { ...body, status: 'pending' } }, { key: id });
      await dropKept(runtime, id);
    }
    toast({
      title: `سُحبت نقطة البيع هذه، ونُقل ما عُلق عليها إلى الفواتير المعلقة: ${counted(kept.length, nouns.invoice)}`,
    });
    runtime.sendNow();
  } catch (error) {
    console.warn('held invoices', error);
  } finally {
    isDelivering = false;
  }
}
