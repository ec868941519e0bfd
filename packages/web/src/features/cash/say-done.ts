import { toast } from '@/lib/toasts/toast-store';

/** Says that something was saved, and calmly what the server remarked on it, such as a balance below zero. */
export function sayDone(title: string, warnings: readonly string[] = []): void {
  if (warnings.length === 0) toast({ title });
  else toast({ tone: 'warning', title, message: warnings.join('، ') });
}
