import { legible } from './Code';
import { cn } from './cn';

type ClippedProps = { text: string; className?: string };

/**
 * A text on one line of a table that takes the width its column leaves it, instead of making the column wide; what does
 * not fit appears when the pointer rests on it. It ends with a whole word, because half a year is another year.
 */
export const Clipped = ({ text, className }: ClippedProps) => (
  <span
    title={text}
    className={cn(
      'line-clamp-1 whitespace-normal sm:min-w-24 sm:[contain:inline-size] print:line-clamp-none print:[contain:none]',
      className,
    )}
  >
    {legible(text)}
  </span>
);
