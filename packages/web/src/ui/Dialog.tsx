import { memo, useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { cn } from './cn';
import { legible } from './Code';
import { IconButton } from './IconButton';
import { useModal, usePresence } from './use-modal';

type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'drawer';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, a press on the backdrop or the close button; the caller decides whether to close. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the most important first. */
  footer?: ReactNode;
  /** From `md` on a full-screen sheet on phones; `drawer` comes from the start edge. */
  size?: DialogSize;
  /** alertdialog: a question that the user must answer. */
  role?: 'alertdialog';
};

const sheet = 'max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none';

const sizes: Record<DialogSize, string> = {
  sm: 'm-auto w-[min(26rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-lg',
  md: `m-auto w-[min(34rem,calc(100vw-2rem))] max-h-[calc(100dvh-4rem)] rounded-lg ${sheet}`,
  lg: `m-auto w-[min(48rem,calc(100vw-2rem))] max-h-[calc(100dvh-4rem)] rounded-lg ${sheet}`,
  xl: `m-auto w-[min(68rem,calc(100vw-2rem))] max-h-[calc(100dvh-4rem)] rounded-lg ${sheet}`,
  drawer: 'dialog-drawer me-auto h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))]',
};

export function Dialog({ open, onClose, size = 'md', role, ...content }: DialogProps) {
  const { present, gone } = usePresence(open);
  if (!present) return null;
  return createPortal(
    <ModalFrame open={open} onClose={onClose} onGone={gone} size={size} role={role} content={content} />,
    document.body,
  );
}

type Content = Pick<DialogProps, 'title' | 'description' | 'children' | 'footer'>;
type FrameProps = Pick<DialogProps, 'open' | 'onClose' | 'role'> & {
  size: DialogSize;
  onGone: () => void;
  content: Content;
};

function ModalFrame({ open, onClose, onGone, size, role, content }: FrameProps) {
  const id = useId();
  const ref = useModal({ open, onDismiss: onClose, onGone });

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={content.description ? `${id}-description` : undefined}
      data-closing={open ? undefined : ''}
      className={cn('dialog flex-col bg-surface p-0 text-ink shadow-popup open:flex', sizes[size])}
    >
      <Panel id={id} live={open} onClose={onClose} {...content} />
    </dialog>
  );
}

type PanelProps = Content & { id: string; live: boolean; onClose: () => void };

/** Freezes the content while the dialog fades out: callers often clear the record it is derived from. */
const Panel = memo(DialogPanel, (_before, now) => !now.live);

function DialogPanel({ id, onClose, title, description, children, footer }: PanelProps) {
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div className="border-b border-line py-3 ps-4 pe-14">
        <h2 id={`${id}-title`} className="text-lg">
          {legible(title)}
        </h2>
        {description && (
          <p id={`${id}-description`} className="text-sm text-muted">
            {legible(description)}
          </p>
        )}
      </div>
      <div className="grow scroll-py-4 overflow-y-auto overscroll-contain p-4">{children}</div>
      {footer && <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3">{footer}</div>}
      {/* Last in the focus order, so that a dialog opens with focus on its content. */}
      <div className="absolute end-2 top-2">
        <IconButton label="إغلاق" icon={X} onClick={onClose} />
      </div>
    </div>
  );
}
