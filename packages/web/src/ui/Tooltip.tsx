import { cloneElement, useEffect, useId, useRef, type ReactElement } from 'react';
import { attachTooltip } from './attach-tooltip';
import { legible } from './Code';

/** The tooltip bubble of the element rendered directly before it. */
export function TooltipBubble({ id, text }: { id?: string; text: string }) {
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const anchor = bubble.current?.previousElementSibling;
    return bubble.current && anchor ? attachTooltip(anchor, bubble.current) : undefined;
  }, []);

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="max-w-72 animate-enter rounded-md bg-ink px-2.5 py-1.5 text-start text-xs font-normal whitespace-normal text-white"
    >
      {legible(text)}
    </span>
  );
}

type TooltipProps = {
  text: string;
  /** One focusable element; it gets the text as its accessible description. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      {cloneElement(children, { 'aria-describedby': id })}
      <TooltipBubble id={id} text={text} />
    </>
  );
}
