import { texts } from '@turoos/contract';
import { useState, type ComponentType, type ReactNode } from 'react';
import { holdScans } from '@/lib/scan/held-scans';
import { toast } from '@/lib/toasts/toast-store';

export type PanelProps = { open: boolean; onClose: () => void };

/** A dialog whose code loads on the first opening. */
export function usePanel(load: () => Promise<ComponentType<PanelProps>>): {
  panel: ReactNode;
  open: () => void;
} {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [shown, setShown] = useState(false);

  const open = async () => {
    const releaseScans = holdScans();
    try {
      const component = await load();
      setPanel(() => component);
      setShown(true);
    } catch {
      toast({ tone: 'danger', title: texts.unreachable });
    } finally {
      releaseScans();
    }
  };
  return { panel: Panel && <Panel open={shown} onClose={() => setShown(false)} />, open: () => void open() };
}
