import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useKeptForm } from '@/lib/forms/use-kept-form';
import type { Typed, Valid } from './quotation-form';

/** Stores what is typed into a quotation. Each quotation, copy and customer has its own. */
export function useKeptQuotation(form: UseFormReturn<Typed, unknown, Valid>, what: string, start: Typed) {
  const [kept] = useState(() => {
    const untouched = JSON.stringify(start);
    return {
      scope: `quotation-1-${what}`,
      empty: () => start,
      isBlank: (typed: Typed) => JSON.stringify(typed) === untouched,
    };
  });
  return useKeptForm(form, kept);
}
