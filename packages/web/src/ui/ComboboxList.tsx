/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   The ARIA combobox pattern: focus and keys stay in the box, which points at the active row. */
import { useEffect, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { cn } from './cn';
import { legible } from './Code';
import { Spinner } from './Spinner';
import type { Option } from './use-options';

type ComboboxListProps = {
  id: string;
  found: { status: 'loading' | 'ready' | 'failed'; options: readonly Option[] };
  active: number;
  chosen: Option | null;
  /** Text of the row that creates a new entry; null leaves that row out. */
  createText: string | null;
  failedText: string;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  onRetry: () => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Pressing inside the list must not take the focus away from the box. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

export function ComboboxList({
  id,
  found,
  active,
  chosen,
  createText,
  failedText,
  onActive,
  onChoose,
  onRetry,
}: ComboboxListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const row = (index: number, selected: boolean, content: ReactNode, disabled = false) => (
    <div
      key={index}
      id={optionId(id, index)}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      onPointerMove={() => index !== active && onActive(index)}
      onMouseDown={keepFocus}
      onClick={() => onChoose(index)}
      tabIndex={-1}
      className={cn(
        'flex cursor-pointer items-center justify-between gap-4 rounded-sm px-2.5 py-1.5 pointer-coarse:min-h-11',
        index === active && 'bg-accent-soft',
        selected && 'font-semibold text-accent-strong',
        disabled && 'cursor-default text-faint',
      )}
    >
      {content}
    </div>
  );

  return (
    <>
      <div id={id} role="listbox" aria-label="النتائج">
        {found.options.map((option, index) =>
          row(
            index,
            option.value === chosen?.value,
            <>
              <span className="min-w-0">{legible(option.label)}</span>
              {option.hint && (
                <bdi className="shrink-0 text-end text-sm text-muted tabular-nums max-sm:shrink">
                  {option.hint}
                </bdi>
              )}
            </>,
            option.disabled,
          ),
        )}
        {createText !== null &&
          row(
            found.options.length,
            false,
            <span className="flex items-center gap-2 text-accent-strong">
              <Plus className="size-4" aria-hidden="true" />
              إضافة «<bdi>{createText.trim()}</bdi>»
            </span>,
          )}
      </div>
      <output className="block text-sm text-muted">
        {found.status === 'loading' && (
          <span className="flex items-center gap-2 px-2.5 py-1.5">
            <Spinner /> جارٍ البحث…
          </span>
        )}
        {found.status === 'ready' && found.options.length === 0 && (
          <span className="block px-2.5 py-1.5">لا توجد نتائج مطابقة</span>
        )}
        {found.status === 'failed' && (
          <span className="flex items-center justify-between gap-2 px-2.5 py-1.5 text-danger">
            {failedText}
            <button
              type="button"
              onMouseDown={keepFocus}
              onClick={onRetry}
              className="font-semibold underline"
            >
              إعادة المحاولة
            </button>
          </span>
        )}
      </output>
    </>
  );
}
