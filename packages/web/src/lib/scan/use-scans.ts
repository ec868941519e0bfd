import { useEffect, useEffectEvent } from 'react';
import { listenToScans } from './listen-to-scans';
import { addReceiver } from './scan-receivers';

interface Input {
  wanted?: boolean;
  /** Receives scans also while a dialog without a meaning for them is open above the screen. */
  throughDialogs?: boolean;
}

/** Declares what a scan means on this screen or dialog while it is open; the one opened last gets each scan. */
export function useScans(
  onScan: (code: string) => void,
  { wanted = true, throughDialogs = false }: Input = {},
): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    if (!wanted) return;
    const stopListening = listenToScans();
    const leave = addReceiver((code) => take(code), throughDialogs);
    return () => {
      leave();
      stopListening();
    };
  }, [wanted, throughDialogs]);
}
