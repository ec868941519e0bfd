import { navigate, useSearch } from '@/lib/navigation/hooks';

interface View {
  /** Id of the invoice to show, from the URL. */
  id: string | undefined;
  /** Opens the print dialog as soon as the invoice is shown. */
  printing: boolean;
}

/** Keeps the shown invoice in the URL, so that a link can open it. */
export function useViewFromUrl(): View & {
  show: (id: string, printing?: boolean) => void;
  close: () => void;
} {
  const { view, print } = useSearch() as { view?: unknown; print?: unknown };
  const go = (changes: { view?: string; print?: '1' }) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, view: undefined, print: undefined, ...changes }),
      keepScroll: true,
    });
  return {
    id: typeof view === 'string' ? view : undefined,
    printing: String(print) === '1',
    show: (id, printing = false) => go({ view: id, ...(printing && { print: '1' }) }),
    close: () => go({}),
  };
}
