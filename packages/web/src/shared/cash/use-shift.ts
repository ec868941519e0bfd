import { cashApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';

/** The open shift of the user; null without one, undefined while loading. */
export const useCurrentShift = () =>
  useData('cash', cashApi.currentShift, {}, { enabled: useCan('cash:read') });

/** All drawers, with the shifts that are open on them. */
export const useDrawers = () => useData('cash', cashApi.drawers, {}, { enabled: useCan('cash:read') });
