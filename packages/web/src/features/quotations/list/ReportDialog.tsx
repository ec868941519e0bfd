import { lostReasons, wonPercent, type QuotationsReport } from '@turoos/contract';
import { Button } from '@/ui/Button';
import { legible, Num } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { Money } from '@/ui/Money';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const cell = 'px-2 py-1.5 text-start align-top';

/** Who sold how much of what was offered, and why the rest was lost. */
export default function ReportDialog({ subject, open, onClose }: SubjectDialogProps<QuotationsReport>) {
  const { sellers, reasons } = subject;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="نتائج عروض الأسعار"
      description="للعروض التي تعرضها القائمة بعوامل التصفية نفسها"
      size="lg"
      footer={<Button onClick={onClose}>إغلاق</Button>}
    >
      <div className="flex flex-col gap-6">
        <section className="overflow-x-auto">
          <h3 className="mb-2">حسب البائع</h3>
          {sellers.length === 0 ? (
            <p className="text-muted">لا توجد عروض.</p>
          ) : (
            <table className="w-full">
              <thead className="text-sm text-muted">
                <tr>
                  {['البائع', 'العروض', 'بيع منها', 'نسبة البيع', 'قيمة ما بيع'].map((name) => (
                    <th key={name} scope="col" className={cell}>
                      {legible(name)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sellers.map(({ seller, count, won, wonValue, wonRials, over }) => (
                  <tr key={seller?._id ?? ''} className="border-t border-line">
                    <th scope="row" className={`${cell} font-normal`}>
                      {legible(seller?.name ?? 'مستخدم محذوف')}
                    </th>
                    <td className={cell}>
                      <Num value={count} />
                    </td>
                    <td className={cell}>
                      <Num value={won} />
                    </td>
                    <td className={cell}>
                      <Percent value={wonPercent(won, over)} />
                    </td>
                    <td className={cell}>
                      <Money usd={wonValue} at={wonRials} stacked />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
        <section>
          <h3 className="mb-2">أسباب عدم الشراء</h3>
          {reasons.length === 0 ? (
            <p className="text-muted">لم يُسجَّل سبب بعد.</p>
          ) : (
            <ul className="flex flex-col gap-1">
              {reasons.map(({ reason, count, value, rials }) => (
                <li
                  key={reason}
                  className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5"
                >
                  <span>
                    {lostReasons[reason]}: <Num value={count} />
                  </span>
                  <Money usd={value} at={rials} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  );
}

const Percent = ({ value }: { value: number | null }) => (value === null ? '—' : <bdi>{value}%</bdi>);
