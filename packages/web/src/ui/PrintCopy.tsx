import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { cn } from './cn';
import './print-copy.css';

/** What is printed instead of the page, rendered outside of it. Of several copies the newest is printed. */
export const PrintCopy = ({ className, ...props }: ComponentProps<'div'>) =>
  createPortal(<div className={cn('print-copy', className)} {...props} />, document.body);
