type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Held {
  value: string;
  /** Where the caret stood, in fields that tell. */
  selection: readonly [number, number] | undefined;
}

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** A box that a keyboard of digits is shown for. */
export const isForNumbers = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /numeric|decimal/.test(target.inputMode);

/** Remembers what fields held, and gives it back to them. */
export function createFieldMemory() {
  const before = new Map<Field, Held>();
  return {
    /** What it holds now counts as what it held before; a field already remembered stays as it was. */
    remember: (target: EventTarget | null) => {
      if (isField(target) && !before.has(target)) before.set(target, heldBy(target));
    },
    forget: () => before.clear(),
    restore: () => {
      for (const [field, held] of before) if (field.value !== held.value) write(field, held);
      before.clear();
    },
  };
}

function heldBy(field: Field): Held {
  const { selectionStart = null, selectionEnd = null } = field as Partial<HTMLInputElement>;
  const selection =
    selectionStart === null || selectionEnd === null ? undefined : ([selectionStart, selectionEnd] as const);
  return { value: field.value, selection };
}

/** As if it had been typed: past the setter by which React would take the change for its own. */
function write(field: Field, { value, selection }: Held): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (selection) field.setSelectionRange(...selection);
  // the list that typing opened is for what nobody typed
  if (field.role === 'combobox') field.blur();
  if (!isForNumbers(field)) return;
  // while it has the focus it shows what was typed; left and entered anew, what it holds
  field.blur();
  field.focus();
}
