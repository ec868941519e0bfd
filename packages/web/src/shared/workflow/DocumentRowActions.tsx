import type { ComponentProps } from 'react';
import { usePhone } from '@/lib/platform/use-media';
import { Button } from '@/ui/Button';
import type { WorkflowDocument } from './document-kind';
import { DocumentMenu } from './DocumentMenu';
import type { StepOffer } from './use-steps';

type DocumentRowActionsProps<Document extends WorkflowDocument> = ComponentProps<
  typeof DocumentMenu<Document>
> & { offers: readonly StepOffer[] };

/**
 * The end of a document's row: the next step and others with short names as buttons, everything else in the menu. A phone
 * has only the menu.
 */
export function DocumentRowActions<Document extends WorkflowDocument>({
  offers,
  items,
  ...menu
}: DocumentRowActionsProps<Document>) {
  const phone = usePhone();
  const buttons = phone ? [] : offers.filter(({ label }, index) => index === 0 || !label.includes(' '));
  const others = offers.filter((offer) => !buttons.includes(offer));
  return (
    <>
      {buttons.map(({ name, label, title, reason, onTake }, index) => (
        <Button
          key={name}
          size="sm"
          variant={index === 0 ? 'secondary' : 'ghost'}
          disabledReason={reason}
          aria-label={title}
          onClick={onTake}
        >
          {label}
        </Button>
      ))}
      <DocumentMenu
        {...menu}
        items={[
          ...others.map(({ label, reason, onTake }) => ({ label, onSelect: onTake, disabledReason: reason })),
          ...items,
        ]}
      />
    </>
  );
}
