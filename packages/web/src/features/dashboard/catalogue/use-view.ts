import { useState } from 'react';

type View = 'grid' | 'list';
const place = 'catalogueView';

/** Grid or list, remembered in this browser. */
export function useView() {
  const [view, setView] = useState<View>(() => (localStorage.getItem(place) === 'list' ? 'list' : 'grid'));
  return {
    view,
    setView: (next: View) => {
      localStorage.setItem(place, next);
      setView(next);
    },
  };
}
