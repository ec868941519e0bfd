import { YER } from '@/lib/format/format';
import { byTodaysRate } from '@/lib/format/rials';
import { Num } from '@/ui/Code';

/** Explains the mark before rials at today's rate, on every page that shows one and on its print. */
export const RateLegend = ({ rate }: { rate: number | null }) =>
  rate !== null && (
    <p className="mt-4 hidden text-sm text-faint group-has-[[data-today-rate]]:block">
      ≈ {byTodaysRate} (<Num value={rate} /> {YER} للدولار). ما لا علامة قبله بسعر صرف مستنده.
    </p>
  );
