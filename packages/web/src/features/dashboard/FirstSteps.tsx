import { can, dashboardApi, setupSteps, type SetupState, type SetupStep } from '@turoos/contract';
import { CircleCheck, CircleDashed, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/lib/http/use-action';
import { Link } from '@/lib/navigation/Link';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';
import { LinkButton } from '@/ui/LinkButton';
import { firstSteps } from './first-steps';

/** The steps that a phone shows before the others are asked for, so that the figures stay near. */
const atOnce = 3;

/**
 * The steps of setting up a new shop: those to do with the way to each, then those that are done. Users who set the
 * shop up can skip what it does not need, or dismiss all.
 */
export function FirstSteps({ done, skipped }: Pick<SetupState, 'done' | 'skipped'>) {
  const user = useUser();
  const [showsAll, setShowsAll] = useState(false);
  const dismiss = useAction(dashboardApi.dismissSetup, {
    done: 'أُخفيت خطوات التجهيز',
    failed: 'فشل في إخفاء خطوات التجهيز',
  });
  const mine = setupSteps.filter((step) => {
    const { right } = firstSteps[step];
    return (!right || can(user, right)) && !(skipped.includes(step) && !done[step]);
  });
  const ready = mine.filter((step) => done[step]);
  const ahead = mine.filter((step) => !done[step]);
  if (ahead.length === 0) return null;

  return (
    <Section
      title="تجهيز المتجر"
      description={`الخطوات المكتملة: ${ready.length} من ${mine.length}`}
      actions={
        <Button size="sm" icon={EyeOff} busy={dismiss.isPending} onClick={() => dismiss.mutate({})}>
          إخفاء القائمة
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <ol className="grid gap-2 lg:grid-cols-2">
          {ahead.map((step, index) => (
            <li key={step} className={cn(index >= atOnce && !showsAll && 'max-sm:hidden')}>
              <StepAhead step={step} isNext={index === 0} />
            </li>
          ))}
        </ol>
        {!showsAll && ahead.length > atOnce && (
          <Button className="sm:hidden" onClick={() => setShowsAll(true)}>
            عرض بقية الخطوات
          </Button>
        )}
        {ready.length > 0 && <Ready steps={ready} />}
        <p className="text-sm text-pretty text-muted">
          للتدرب دون خوف شغّل متجراً للتجربة بجانب متجرك: الأمر <Code>npm run demo</Code> في مجلد البرنامج، فيه
          بيانات جاهزة في مجلد مستقل، ولا يمس متجرك.
        </p>
      </div>
    </Section>
  );
}

function StepAhead({ step, isNext }: { step: SetupStep; isNext: boolean }) {
  const { title, text, action, optional, to, search } = firstSteps[step];
  const skip = useAction(dashboardApi.skipSetupStep, { failed: 'فشل في تخطي الخطوة' });
  return (
    <div
      className={cn(
        'flex h-full flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-3 py-2.5',
        isNext ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <CircleDashed className="size-5 shrink-0 self-start text-faint" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-pretty text-muted">{text}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        {optional && (
          <Button
            variant="ghost"
            size="sm"
            busy={skip.isPending}
            aria-label={`لا حاجة إلى: ${title}`}
            onClick={() => skip.mutate({ body: { step } })}
          >
            لا حاجة
          </Button>
        )}
        <LinkButton to={to} search={search} size="sm" variant={isNext ? 'primary' : 'secondary'}>
          {action}
        </LinkButton>
      </div>
    </div>
  );
}

/** What is done stays within reach: a press leads to the place. */
const Ready = ({ steps }: { steps: readonly SetupStep[] }) => (
  <ul aria-label="خطوات تمت" className="flex flex-wrap gap-x-4 gap-y-1">
    {steps.map((step) => (
      <li key={step}>
        <Link
          to={firstSteps[step].to}
          search={firstSteps[step].search}
          className="inline-flex items-center gap-1.5 text-sm text-muted hover:underline pointer-coarse:min-h-11"
        >
          <CircleCheck className="size-4 shrink-0 text-success" aria-hidden="true" />
          {firstSteps[step].title}
        </Link>
      </li>
    ))}
  </ul>
);
