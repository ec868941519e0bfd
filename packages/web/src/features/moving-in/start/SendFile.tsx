import { Section } from '@/ui/Card';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { FileDrop } from '@/ui/FileDrop';
import { FileName } from '@/ui/FileName';
import { Progress } from '@/ui/Progress';
import { useSendFile } from './use-send-file';

/** Takes a file of the old program; nothing in the shop changes by it. */
export function SendFile() {
  const { send, sending, percent, error, fileName } = useSendFile();
  return (
    <Section
      title="ملف من برنامجك القديم"
      description="صدّر القطع أو العملاء أو الموردين إلى ملف كما هم، ثم ضعه هنا. لا يتغير شيء في المتجر قبل أن ترى المعاينة وتوافق."
    >
      <div className="flex flex-col gap-3">
        {sending ? (
          <div aria-live="polite" className="flex flex-col gap-2 py-4">
            <p className="font-semibold break-all">
              <FileName>{fileName}</FileName>
            </p>
            <Progress
              label={percent === undefined ? 'جارٍ قراءة الملف' : 'جارٍ إرسال الملف'}
              percent={percent}
            />
          </div>
        ) : (
          <FileDrop
            label="ملف البرنامج القديم"
            title="اختر ملف Excel أو CSV، أو اسحبه إلى هنا"
            hint="حتى 50 ميجابايت، بأي ترتيب للأعمدة، ولو كانت فيه عدة أوراق أو عناوين فوق الجدول"
            accept=".xlsx,.xlsm,.xls,.csv,.txt,.tsv"
            onFile={send}
          />
        )}
        <ErrorBanner error={error} />
      </div>
    </Section>
  );
}
