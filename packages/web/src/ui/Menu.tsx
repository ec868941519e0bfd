import { use, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { isBrowserKey } from './arrow-step';
import { Button } from './Button';
import { buttonStyle } from './button-style';
import { cn } from './cn';
import { legible } from './Code';
import { FoldedContext } from './folded-context';
import { usePopup } from './use-popup';

type MenuItem = {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  tone?: 'danger';
  /** Why the item can't be chosen now; shown under its label. */
  disabledReason?: string | null | false;
};

type MenuProps = {
  /** The accessible name: 'إجراءات الفاتورة INV-…'. */
  label: string;
  items: readonly MenuItem[];
};

/** The button with three dots at the end of a table row, and its menu of actions; behind another such button the actions alone. */
export const Menu = (props: MenuProps) =>
  use(FoldedContext) ? (
    props.items.map(({ label, tone, onSelect, ...item }) => (
      <Button key={label} {...item} className={tone && 'text-danger'} onClick={onSelect}>
        {legible(label)}
      </Button>
    ))
  ) : (
    <DotsMenu {...props} />
  );

function DotsMenu({ label, items }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const start = useRef<0 | -1>(0);
  const { anchor, popup } = usePopup<HTMLButtonElement>({
    open,
    onDismiss: () => setOpen(false),
    align: 'end',
  });

  // Runs after usePopup's effect has shown the popup: hidden elements can't take focus.
  useLayoutEffect(() => {
    if (open) itemsOf(popup.current).at(start.current)?.focus();
  }, [open, popup]);

  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };

  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          start.current = 0;
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || open) return;
          event.preventDefault();
          start.current = event.key === 'ArrowUp' ? -1 : 0;
          setOpen(true);
        }}
        className={buttonStyle('ghost', 'icon-sm')}
      >
        <EllipsisVertical className="size-4" aria-hidden="true" />
      </button>
      {open && (
        <div
          ref={popup}
          popover="manual"
          className="animate-enter rounded-lg border border-line bg-surface shadow-popup"
        >
          <MenuList id={id} label={label} items={items} onClose={close} />
        </div>
      )}
    </>
  );
}

function MenuList({ id, label, items, onClose }: MenuProps & { id: string; onClose: () => void }) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    if (isBrowserKey(event)) return;
    const buttons = itemsOf(event.currentTarget);
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = neighbour(event.key, at, buttons) ?? startingWith(event.key, at, buttons);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} className="min-w-44 p-1">
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.disabledReason ? true : undefined}
          onClick={() => {
            if (item.disabledReason) return;
            onClose();
            item.onSelect();
          }}
          className={cn(
            'flex w-full max-w-72 items-start gap-2.5 rounded-sm px-2.5 py-1.5 text-start -outline-offset-2 hover:bg-sunken focus:bg-sunken pointer-coarse:py-3',
            item.tone === 'danger' && 'text-danger',
            'aria-disabled:text-faint',
          )}
        >
          {item.icon && <item.icon className="mt-0.75 size-4 shrink-0" aria-hidden="true" />}
          <span>
            {legible(item.label)}
            {item.disabledReason && <span className="block text-xs">{legible(item.disabledReason)}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

function neighbour(key: string, at: number, items: HTMLElement[]) {
  if (key === 'ArrowDown') return items.at((at + 1) % items.length);
  if (key === 'ArrowUp') return items.at(at - 1);
  if (key === 'Home') return items.at(0);
  if (key === 'End') return items.at(-1);
  return undefined;
}

/** Finds the next item that begins with the typed letter. */
function startingWith(key: string, at: number, items: HTMLElement[]) {
  if (key.length !== 1 || key === ' ') return undefined;
  const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return fromHere.find((item) => item.textContent?.startsWith(key));
}
