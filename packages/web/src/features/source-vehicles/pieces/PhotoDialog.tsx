import { Attachments } from '@/shared/attachments/Attachments';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** The photos of a piece, which lists and labels show. */
export default function PhotoDialog({
  subject,
  open,
  onClose,
}: SubjectDialogProps<{ id: string; name: string }>) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="صور القطعة"
      description={subject.name}
      footer={<Button onClick={onClose}>إغلاق</Button>}
    >
      <Attachments entityType="products" entityId={subject.id} />
    </Dialog>
  );
}
