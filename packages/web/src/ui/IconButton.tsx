import { Button, type ButtonProps } from './Button';
import { TooltipBubble } from './Tooltip';

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'size'> & {
  /** The action's name: accessible name and tooltip. */
  label: string;
  icon: NonNullable<ButtonProps['icon']>;
  size?: 'sm' | 'md';
};

/** A square button with an icon only. */
export function IconButton({ label, variant = 'ghost', size = 'md', ...props }: IconButtonProps) {
  return (
    <>
      <Button {...props} variant={variant} size={size === 'sm' ? 'icon-sm' : 'icon'} aria-label={label} />
      {!props.disabledReason && <TooltipBubble text={label} />}
    </>
  );
}
