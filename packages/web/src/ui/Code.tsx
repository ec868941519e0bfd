import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';

type Text = { children: string; className?: string };

/** Invoice numbers, VINs, e-mails, barcodes: never turned around by the Arabic text beside them. */
export const Code = ({ children, className }: Text) => (
  <bdi dir="ltr" className={cn('ltr-text', className)}>
    {children}
  </bdi>
);

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
