import { Link, type LinkProps } from '@/lib/navigation/Link';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';

type LinkButtonProps = Pick<LinkProps, 'to' | 'params' | 'search'> & {
  icon?: LucideIcon;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Why the user may not follow the link; it is then a disabled button with this reason as its tooltip. */
  disabledReason?: string | undefined;
};

/** A link that looks like a button. */
export function LinkButton({
  icon: Icon,
  children,
  variant,
  size,
  disabledReason,
  ...target
}: LinkButtonProps) {
  if (disabledReason)
    return (
      <Button icon={Icon} variant={variant} size={size} disabledReason={disabledReason}>
        {children}
      </Button>
    );
  return (
    <Link {...target} className={buttonStyle(variant, size)}>
      {Icon && <Icon className="size-4 shrink-0" aria-hidden="true" />}
      {children}
    </Link>
  );
}
