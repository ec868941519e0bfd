import { cn } from '@/lib/cn';
import { Button, type ButtonProps } from './Button';
import { TooltipBubble } from './Tooltip';

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon'> & {
  /** What it does: the accessible name and the tooltip. */
  label: string;
  icon: NonNullable<ButtonProps['icon']>;
};

/** A square button with an icon only. */
export function IconButton({ label, variant = 'ghost', size = 'md', className, ...props }: IconButtonProps) {
  return (
    <>
      <Button
        {...props}
        variant={variant}
        size={size}
        aria-label={label}
        className={cn('px-0', size === 'sm' ? 'w-8' : 'w-9', className)}
      />
      {!props.disabledReason && <TooltipBubble text={label} />}
    </>
  );
}
