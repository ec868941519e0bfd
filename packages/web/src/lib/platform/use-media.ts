import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
function useMedia(query: string) {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Below 640 px, where tables become cards and filters collapse. */
export const usePhone = () => useMedia('(width < 40rem)');
