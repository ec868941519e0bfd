import { shiftsApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';

/** The open shift of the user; null without one, undefined while loading. */
export const useCurrentShift = () =>
  useData('cash', shiftsApi.currentShift, {}, { enabled: useCan('cash:read') });
