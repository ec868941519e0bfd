import { Fragment, type ReactNode } from 'react';
import { textParts } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { cn } from './cn';

type Text = { children: string; className?: string };

/** A longer number may be wider than a phone's screen, so it may break anywhere. */
const UNBROKEN = 24;
const breaking = (word: string) => (word.length > UNBROKEN ? 'wrap-anywhere' : 'whitespace-nowrap');

/** Invoice numbers, VINs, e-mails, barcodes: not reordered by the Arabic text around them, nor broken. */
export const Code = ({ children, className }: Text) => (
  <bdi dir="ltr" className={cn('ltr-text', !children.includes(' ') && breaking(children), className)}>
    {children}
  </bdi>
);

/**
 * Several left-to-right words; the line may break between them. Text that is cut off loses them as a whole: it is cut
 * at the left, so that 1998-2004 would become 8-2004.
 */
const Phrase = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="[.truncate_&]:inline-block">
    {children.split(' ').map((word, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className={breaking(word)}>{word}</span>
      </Fragment>
    ))}
  </bdi>
);

/** A name or note as typed; year ranges, numbers and file names in it keep their left-to-right order. */
export const Words = ({ children }: { children: string }) => {
  const parts = textParts(children).map((part, index) =>
    part.code ? <Phrase key={index}>{part.text}</Phrase> : <Fragment key={index}>{part.text}</Fragment>,
  );
  // One element: a flex container would otherwise lay out each part as an item of its own, from right to left.
  return parts.length > 1 ? <span>{parts}</span> : parts;
};

/** Wraps plain text in `Words` and returns any other content unchanged. */
export const legible = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <Words>{content}</Words> : content;

export const PartNumber = ({ children, className }: Text) => (
  <Code className={cn('rounded-sm bg-sunken px-1.5 text-sm text-ink', className)}>{children}</Code>
);

/** A phone number that calls when tapped. */
export const Phone = ({ children, className }: Text) => (
  <a
    href={`tel:${children.replace(/[^\d+]/g, '')}`}
    className={cn(
      'hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center',
      className,
    )}
  >
    <Code>{children}</Code>
  </a>
);

export const Num = ({ value, className }: { value: number; className?: string }) => (
  <Code className={className}>{formatNumber(value)}</Code>
);
