import { useNavigate, useSearch } from '@tanstack/react-router';

/** The chosen tab, kept in the URL; the first one needs no mention there. */
export function useTab<const Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const { tab } = useSearch({ strict: false }) as { tab?: unknown };
  const navigate = useNavigate();
  const chosen = tabs.find((one) => one === tab) ?? tabs[0];
  const choose = (next: Tab) =>
    void navigate({
      to: '.',
      search: ((now: object) => ({ ...now, tab: next === tabs[0] ? undefined : next })) as never,
      replace: true,
      resetScroll: false,
    });
  return [chosen, choose] as const;
}
