import { cashApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';

/** All drawers, with the shifts that are open on them. */
export const useDrawers = () => useData('cash', cashApi.drawers, {}, { enabled: useCan('cash:read') });
