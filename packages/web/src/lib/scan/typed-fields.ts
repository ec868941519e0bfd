type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Held {
  value: string;
  /** The caret's position, in fields that expose it. */
  selection: readonly [number, number] | undefined;
}

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** A field with a numeric keyboard on phones. */
const isForNumbers = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /numeric|decimal/.test(target.inputMode);

/** Remembers the content of fields and restores it. */
export function createFieldMemory() {
  const before = new Map<Field, Held>();
  return {
    /** Stores the field's content, unless it is stored already. */
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

/** Sets the value through the prototype's setter, so that React treats the change as typed by the user. */
export function typeInto(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function write(field: Field, { value, selection }: Held): void {
  typeInto(field, value);
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (selection) field.setSelectionRange(...selection);
  // Closes the list that the scan's keys opened.
  if (field.role === 'combobox') field.blur();
  if (!isForNumbers(field)) return;
  // A focused number field shows its typed text; leaving and entering it shows the restored value.
  field.blur();
  field.focus();
}
