import { CircleAlert } from 'lucide-react';
import { legible } from '@/ui/Code';

export function LoginError({ title, message }: { title?: string; message: string }) {
  return (
    <div role="alert" className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger">
      <CircleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        <p>{legible(message)}</p>
      </div>
    </div>
  );
}
