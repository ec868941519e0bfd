import { BookOpen } from 'lucide-react';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';

export const NoEntries = () => (
  <Card>
    <EmptyState
      icon={BookOpen}
      title="لا قيود في هذه الفترة"
      message="تُكتب القيود مع كل بيع وشراء ودفعة ومصروف. اختر فترة أخرى."
    />
  </Card>
);
