import { useId, type ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';
import { cn } from './cn';
import { Spinner } from './Spinner';
import { TooltipBubble } from './Tooltip';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** While the action runs, shows a spinner and ignores presses without losing focus. */
  busy?: boolean;
  /** Why the user may not press it now. Shown disabled but focusable, with the reason as tooltip. */
  disabledReason?: string | null | false;
};

export function Button({
  variant,
  size = 'md',
  icon: Icon,
  busy = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const reasonId = useId();
  const blocked = busy || Boolean(disabledReason);
  const iconSize = cn('shrink-0', size === 'sm' ? 'size-3.5' : 'size-4');

  return (
    <>
      <button
        {...props}
        type={type}
        className={buttonStyle(variant, size, cn(busy && 'cursor-progress', className))}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason ? reasonId : props['aria-describedby']}
        onClick={(event) => {
          if (blocked) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {busy ? <Spinner className={iconSize} /> : Icon && <Icon className={iconSize} aria-hidden="true" />}
        {children}
      </button>
      {disabledReason && <TooltipBubble id={reasonId} text={disabledReason} />}
    </>
  );
}
