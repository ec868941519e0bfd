import { useLayoutEffect, useRef } from 'react';

/** Keeps toasts off the save buttons: beside their column on a wide screen, above them on others. */
export function useClearOfToasts() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const place = () => {
      const isBeside = matchMedia('(min-width: 64rem)').matches;
      style.setProperty('--toast-end', isBeside ? '25rem' : '1rem');
      style.setProperty('--toast-lift', isBeside ? '0px' : `${bar.current?.offsetHeight ?? 0}px`);
    };
    place();
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      style.removeProperty('--toast-end');
      style.removeProperty('--toast-lift');
    };
  }, []);
  return bar;
}
