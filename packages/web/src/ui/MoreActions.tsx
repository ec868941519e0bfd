import { Ellipsis } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { usePhone } from '@/lib/platform/use-media';
import { FoldedContext } from './folded-context';
import { IconButton } from './IconButton';
import { usePopup } from './use-popup';

/** The lesser buttons of a page: beside the others, or on a phone behind one with three dots. */
export const MoreActions = ({ children }: { children: ReactNode }) =>
  usePhone() ? <Folded>{children}</Folded> : children;

function Folded({ children }: { children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { anchor, popup } = usePopup<HTMLDivElement>({
    open,
    onDismiss: () => setOpen(false),
    align: 'end',
  });
  const close = () => setOpen(false);
  return (
    <>
      <div ref={anchor}>
        <IconButton
          variant="secondary"
          label="إجراءات أخرى"
          icon={Ellipsis}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      </div>
      {/* It stays when it is closed, because a button in it may be busy. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- presses of its buttons arrive here too */}
      <div
        ref={popup}
        id={id}
        popover="manual"
        onClick={close}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
        className="min-w-44 animate-enter flex-col rounded-lg border border-line bg-surface p-1 shadow-popup open:flex [&>*]:justify-start [&>*]:border-transparent"
      >
        <FoldedContext value={true}>{children}</FoldedContext>
      </div>
    </>
  );
}
