import { TriangleAlert } from 'lucide-react';
import type { CameraProblem } from '@/lib/platform/camera';
import { Button } from './Button';
import { SecureAddressLink } from './SecureAddressLink';

type CameraTroubleProps = { problem: CameraProblem; onRetry: () => void };

/** Says in place of the picture why there is none, and what to do. */
export const CameraTrouble = ({ problem: { title, help, insecure }, onRetry }: CameraTroubleProps) => (
  <div
    role="alert"
    className="absolute inset-0 flex flex-col items-center justify-center gap-2 overflow-y-auto bg-surface p-4 text-center"
  >
    <TriangleAlert className="size-6 shrink-0 text-warning" aria-hidden="true" />
    <p className="font-semibold">{title}</p>
    <p className="text-sm text-muted">{help}</p>
    {insecure ? <SecureAddressLink /> : <Button onClick={onRetry}>إعادة المحاولة</Button>}
  </div>
);
