import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { fold } from '@turoos/contract';
import { ChevronDown, X } from 'lucide-react';
import { cn } from './cn';
import { ComboboxList, optionId } from './ComboboxList';
import { useFieldControl } from './field-context';
import { useOptions, type LoadOptions, type Option } from './use-options';
import { usePopup } from './use-popup';

export type { Option } from './use-options';

type ComboboxProps = {
  value: Option | null;
  onChange: (option: Option | null) => void;
  /** Finds options for the typed text; called with '' when the list opens. */
  load: LoadOptions;
  /** Offers 'إضافة «…»' under the results, unless a result has exactly that label. */
  onCreate?: (text: string) => void;
  /** Leaving the box with text that was not chosen from the list creates it; else it is dropped. */
  keepsText?: boolean;
  placeholder?: string;
  /** Shown when loading the options failed. */
  failedText?: string;
  id?: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  'aria-label'?: string;
};

export function Combobox({
  value,
  onChange,
  load,
  onCreate,
  keepsText = false,
  placeholder = 'ابحث…',
  failedText = 'تعذّر البحث',
  onBlur,
  ref,
  ...props
}: ComboboxProps) {
  const listId = useId();
  const control = useFieldControl(props);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  // A scanner sends Enter before the options have loaded; the first result is then chosen on arrival.
  const enterWaits = useRef(false);

  function close() {
    setOpen(false);
    setTyped(null);
    enterWaits.current = false;
  }
  function choose(option: Option) {
    if (option.disabled) return;
    onChange(option);
    close();
  }

  const found = useOptions(load, (options) => {
    setActive(0);
    const first = options.find((option) => !option.disabled);
    if (enterWaits.current && first) choose(first);
    enterWaits.current = false;
  });
  const { anchor, popup } = usePopup<HTMLDivElement>({
    open,
    onDismiss: close,
    matchWidth: true,
    content: found,
  });

  const text = typed ?? value?.label ?? '';
  const isNew = (name: string) =>
    name !== '' && found.options.every(({ label }) => fold(label) !== fold(name));
  const creates = Boolean(onCreate && found.status === 'ready' && isNew(typed?.trim() ?? ''));
  const rows = found.options.length + (creates ? 1 : 0);

  function show() {
    if (open) return;
    setOpen(true);
    setActive(0);
    found.now('');
  }
  function chooseRow(index: number) {
    const option = found.options[index];
    if (option) return choose(option);
    if (!creates || !typed) return;
    onCreate?.(typed.trim());
    close();
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      setActive((at) => (rows === 0 ? 0 : (at + (key === 'ArrowDown' ? 1 : rows - 1)) % rows));
    } else if (key === 'Enter' && open) {
      event.preventDefault();
      if (found.status === 'ready') return chooseRow(active);
      enterWaits.current = true;
      found.now(text);
    } else if (key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  }

  return (
    <div ref={anchor} className="relative">
      <input
        {...control}
        ref={ref}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && rows > 0 ? optionId(listId, active) : undefined}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          found.soon(event.target.value);
        }}
        onClick={show}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={() => {
          const left = typed?.trim();
          if (keepsText && left && left !== value?.label) onCreate?.(left);
          close();
          onBlur?.();
        }}
        className={cn('control truncate', value ? 'pe-16 pointer-coarse:pe-20' : 'pe-9')}
      />
      <div className="absolute inset-y-0 end-0 flex items-center text-muted">
        {value && (
          <button
            type="button"
            aria-label={`محو الاختيار: ${value.label}`}
            onClick={() => {
              // The button disappears with the choice, and the focus must not be lost with it.
              anchor.current?.querySelector('input')?.focus();
              onChange(null);
            }}
            className="flex size-7 items-center justify-center rounded-sm hover:text-ink pointer-coarse:size-11"
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        )}
        <ChevronDown className="pointer-events-none ms-1 me-3 size-4" aria-hidden="true" />
      </div>
      <div
        ref={popup}
        popover="manual"
        className="max-h-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-popup"
      >
        <ComboboxList
          id={listId}
          found={found}
          active={active}
          chosen={value}
          createText={creates ? typed : null}
          failedText={failedText}
          onActive={setActive}
          onChoose={chooseRow}
          onRetry={() => found.now(text)}
        />
      </div>
    </div>
  );
}
