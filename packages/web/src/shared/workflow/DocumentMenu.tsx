import { branchTexts, notDeletable, notEditable } from '@turoos/contract';
import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Menu } from '@/ui/Menu';
import type { DocumentKind, WorkflowDocument } from './document-kind';

type DocumentMenuProps<Document extends WorkflowDocument> = {
  kind: DocumentKind<Document, string>;
  document: Document;
  /** The items of this kind of document and of its further steps, before editing and deleting. */
  items: ComponentProps<typeof Menu>['items'];
  /** Omitted for documents that are not edited in a dialog. */
  onEdit?: (document: Document) => void;
};

/** The menu of a document: its own items, then editing and deleting as its status and the rights allow. */
export function DocumentMenu<Document extends WorkflowDocument>({
  kind: { resource, workflow, nameOf, isOwn, removal },
  document,
  items,
  onEdit,
}: DocumentMenuProps<Document>) {
  const mayEdit = usePermit(`${resource}:update`);
  const mayRemove = usePermit(`${resource}:delete`);
  const user = useUser();
  const notOwn = (step: 'edit' | 'delete') =>
    isOwn?.(document, step, user) === false ? branchTexts.otherWarehouse : undefined;
  const confirm = useConfirm();
  const remove = useAction(removal.endpoint, removal);
  const askAndRemove = async () => {
    if (await confirm({ ...removal.question(document), tone: 'danger' }))
      remove.mutate({ params: { id: document._id } });
  };

  return (
    <Menu
      label={`إجراءات ${nameOf(document)}`}
      items={[
        ...items,
        ...(onEdit
          ? [
              {
                label: 'تعديل',
                icon: Pencil,
                onSelect: () => onEdit(document),
                disabledReason: mayEdit.reason ?? notOwn('edit') ?? notEditable(workflow, document.status),
              },
            ]
          : []),
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => void askAndRemove(),
          disabledReason: mayRemove.reason ?? notOwn('delete') ?? notDeletable(workflow, document.status),
        },
      ]}
    />
  );
}
