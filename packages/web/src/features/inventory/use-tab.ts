import { navigate, useSearch } from '@/lib/navigation/hooks';

/** The chosen tab, kept in the URL; the first tab is the default and is not written there. */
export function useTab<const Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const { tab } = useSearch() as { tab?: unknown };
  const chosen = tabs.find((one) => one === tab) ?? tabs[0];
  const choose = (next: Tab) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, tab: next === tabs[0] ? undefined : next }),
      replace: true,
      keepScroll: true,
    });
  return [chosen, choose] as const;
}
