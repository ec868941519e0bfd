import { navigate, useSearch } from '@/lib/navigation/hooks';

interface View {
  /** The invoice to show, from the address. */
  id: string | undefined;
  /** Send it to the printer as soon as it is shown. */
  printing: boolean;
}

/** Which invoice is looked at stands in the address, so that a link shows it. */
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
