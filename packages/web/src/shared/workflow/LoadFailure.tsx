import { RotateCw, TriangleAlert } from 'lucide-react';
import { failureText } from '@/lib/http/api-error';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { legible } from '@/ui/Code';

type LoadFailureProps = {
  title: string | undefined;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** What these lists say when they could not be had. */
export function LoadFailure({ title, query: { error, isFetching, refetch } }: LoadFailureProps) {
  return (
    <Card className="flex flex-col items-center gap-3 py-10 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert className="size-6" aria-hidden="true" />
      </span>
      <div role="alert" className="max-w-md">
        {title && <p className="text-lg font-semibold">{title}</p>}
        <p className="text-pretty">{legible(`خطأ في تحميل البيانات: ${failureText(error)}`)}</p>
      </div>
      <Button icon={RotateCw} onClick={() => void refetch()} busy={isFetching}>
        إعادة المحاولة
      </Button>
    </Card>
  );
}
