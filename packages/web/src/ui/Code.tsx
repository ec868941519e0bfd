import { Fragment, type ReactNode } from 'react';
import { textParts } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { cn } from './cn';

type Text = { children: string; className?: string };

/** Longer than this a number breaks where it must: it may be wider than a phone. */
const UNBROKEN = 24;
const breaking = (word: string) => (word.length > UNBROKEN ? 'wrap-anywhere' : 'whitespace-nowrap');

/** Invoice numbers, VINs, e-mails, barcodes: never turned around by the Arabic text beside them, nor broken. */
export const Code = ({ children, className }: Text) => (
  <bdi dir="ltr" className={cn('ltr-text', !children.includes(' ') && breaking(children), className)}>
    {children}
  </bdi>
);

/** Several words from left to right: the line may break between them. */
const Phrase = ({ children }: { children: string }) => (
  <bdi dir="ltr">
    {children.split(' ').map((word, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className={breaking(word)}>{word}</span>
      </Fragment>
    ))}
  </bdi>
);

/** A name or a note as someone wrote it: the ranges of years, numbers and file names in it keep their order. */
export const Words = ({ children }: { children: string }) =>
  textParts(children).map((part, index) =>
    part.code ? <Phrase key={index}>{part.text}</Phrase> : <Fragment key={index}>{part.text}</Fragment>,
  );

/** What a screen put somewhere: its plain texts as `Words`, everything else as it is. */
export const legible = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <Words>{content}</Words> : content;

export const PartNumber = ({ children, className }: Text) => (
  <Code className={cn('rounded-sm bg-sunken px-1.5 text-sm text-ink', className)}>{children}</Code>
);

/** Can be tapped to call. */
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
