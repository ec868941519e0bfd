import { useId, type ComponentProps } from 'react';
import { Input } from './Input';

type SuggestInputProps = ComponentProps<typeof Input> & { suggestions: readonly string[] };

/** A text box that accepts any text and offers suggestions. */
export function SuggestInput({ suggestions, ...input }: SuggestInputProps) {
  const listId = useId();
  return (
    <>
      <Input {...input} list={listId} />
      <datalist id={listId}>
        {suggestions.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </>
  );
}
