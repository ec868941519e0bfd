import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, TriangleAlert, Undo2, X, type LucideIcon } from 'lucide-react';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { dismissToast, useCurrentToast, type Toast } from '@/lib/toasts/toast-store';
import { Button } from './Button';
import { cn } from './cn';
import { Words } from './Code';
import { useTopDialog } from './dialog-stack';
import { IconButton } from './IconButton';
import { toneText, type Tone } from './tone';

const SHOWN_MS = 5000;
/** Time to notice a mistake. */
const UNDO_MS = 10_000;

const icons: Record<Tone, LucideIcon> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** Shows the current toast above any open dialog; mounted once. */
export function Toaster() {
  const dialog = useTopDialog();
  return createPortal(<ToastRegion />, dialog ?? document.body);
}

function ToastRegion() {
  const current = useCurrentToast();
  const region = useRef<HTMLDivElement>(null);
  const card = current && <ToastCard key={current.id} toast={current} />;
  const urgent = current?.tone === 'danger';

  useEffect(() => region.current?.showPopover(), []);

  return (
    <div
      ref={region}
      popover="manual"
      className="inset-x-4 bottom-[calc(var(--bottom-bar)+var(--toast-lift,0px)+1rem)] no-print overflow-visible bg-transparent p-0 sm:start-auto sm:end-(--toast-end,1rem) sm:w-96"
    >
      <output className="block">{!urgent && card}</output>
      <div role="alert">{urgent && card}</div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const held = pointed || focused;
  const Icon = icons[toast.tone];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, toast.undo ? UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, toast.undo]);

  const leave = () => {
    dismissToast();
    cameFrom.current?.focus();
  };

  return (
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      className={cn(
        'flex animate-enter items-start gap-3 rounded-lg border-s-4 bg-surface py-2 ps-3 pe-1 shadow-popup',
        edge[toast.tone],
        toast.tone === 'danger' && 'bg-danger-soft',
      )}
    >
      <Icon className={cn('mt-2 size-5 shrink-0', toneText[toast.tone])} aria-hidden="true" />
      <div className="min-w-0 grow py-1.5">
        <p className={cn('font-semibold', toast.tone === 'danger' && 'text-danger')}>
          <Words>{toast.title}</Words>
        </p>
        {toast.message && (
          <p className="text-sm break-words text-muted">
            <Words>{toast.message}</Words>
          </p>
        )}
      </div>
      {toast.undo && <UndoButton undo={toast.undo} onDone={leave} />}
      <IconButton label="إخفاء الإشعار" icon={X} onClick={leave} />
    </div>
  );
}

function UndoButton({ undo, onDone }: { undo: () => void; onDone: () => void }) {
  const run = () => {
    onDone();
    undo();
  };
  useShortcut('Alt+Z', 'التراجع عن آخر إجراء', run);
  return (
    <Button icon={Undo2} aria-keyshortcuts="Alt+Z" onClick={run}>
      تراجع
    </Button>
  );
}

const edge: Record<Tone, string> = {
  neutral: 'border-neutral',
  info: 'border-info',
  success: 'border-success',
  warning: 'border-warning',
  danger: 'border-danger',
};
