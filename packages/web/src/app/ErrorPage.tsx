import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';

/** What stands in a screen's place when it could not be shown at all. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Card className="m-4">
      <ErrorState title="تعذّر عرض الصفحة" error={error} onRetry={retry} />
    </Card>
  );
}
