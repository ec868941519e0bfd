import { ArrowRight, House, MapPinOff } from 'lucide-react';
import { Link } from '@/lib/navigation/Link';
import { navigate } from '@/lib/navigation/hooks';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';
import { PublicFrame } from './PublicFrame';

export function NotFoundPage() {
  const goBack = () => (window.history.length > 1 ? window.history.back() : void navigate({ to: '/' }));

  return (
    <PublicFrame>
      <section className="flex w-full max-w-md flex-col items-center gap-4 rounded-lg border border-line bg-surface p-8 text-center shadow-card">
        <span className="flex size-12 items-center justify-center rounded-full bg-sunken text-muted">
          <MapPinOff className="size-6" aria-hidden="true" />
        </span>
        <div>
          <h1 className="text-xl">الصفحة غير موجودة</h1>
          <p className="mt-1 text-pretty text-muted">
            الصفحة التي طلبتها غير موجودة أو نُقلت إلى مكان آخر. تحقق من الرابط أو عُد إلى الرئيسية.
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/" className={buttonStyle('primary')}>
            <House className="size-4" aria-hidden="true" />
            الذهاب إلى الرئيسية
          </Link>
          <Button icon={ArrowRight} onClick={goBack}>
            رجوع
          </Button>
        </div>
      </section>
    </PublicFrame>
  );
}
