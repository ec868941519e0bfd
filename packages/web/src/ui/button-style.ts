import { cn } from './cn';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'icon-sm' | 'icon';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-white enabled-hover:border-accent-strong enabled-hover:bg-accent-strong',
  secondary: 'border-line-strong bg-surface text-ink enabled-hover:bg-sunken',
  ghost: 'border-transparent text-accent-strong enabled-hover:bg-accent-soft',
  danger:
    'border-danger bg-danger text-white enabled-hover:border-danger-strong enabled-hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 gap-1.5 px-2.5 text-sm',
  md: 'h-9 gap-2 px-3.5',
  'icon-sm': 'size-8',
  icon: 'size-9',
};

const base =
  'inline-flex shrink-0 items-center justify-center rounded-md border font-semibold whitespace-nowrap transition-colors select-none ' +
  'pointer-coarse:min-h-11 pointer-coarse:min-w-11 aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-faint';

/** The look of a button, for links that act like one: `<Link className={buttonStyle('primary')}>`. */
export const buttonStyle = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', extra?: string) =>
  cn(base, variants[variant], sizes[size], extra);
