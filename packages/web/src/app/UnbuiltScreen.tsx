import { Hammer } from 'lucide-react';
import { Link } from '@/lib/navigation/Link';
import { buttonStyle } from '@/ui/button-style';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';

/** Says plainly that a screen is not there yet. */
export function UnbuiltScreen({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState
          icon={Hammer}
          title="هذه الشاشة قيد الإعداد"
          message="لا توجد بيانات تُعرض هنا بعد."
          action={
            <Link to="/" className={buttonStyle()}>
              العودة إلى الرئيسية
            </Link>
          }
        />
      </Card>
    </>
  );
}
