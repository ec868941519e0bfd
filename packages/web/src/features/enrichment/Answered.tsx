import type { ReactNode } from 'react';
import { CircleAlert, Sparkles } from 'lucide-react';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

type AnsweredProps<T> = {
  question: { isAsking: boolean; problem: string | undefined; answer: T | undefined };
  /** The hint shown before the first request. */
  idle: string;
  children: (answer: T) => ReactNode;
};

/** Renders the idle hint, a loading state, an error or the result. */
export function Answered<T>({ question: { isAsking, problem, answer }, idle, children }: AnsweredProps<T>) {
  if (isAsking)
    return (
      <Card>
        <div className="flex flex-col gap-3" aria-busy="true">
          <span className="sr-only">جارٍ البحث</span>
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-24" />
        </div>
      </Card>
    );
  if (problem)
    return (
      <div role="alert" className="flex items-start gap-2 rounded-lg bg-danger-soft p-4 text-danger">
        <CircleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
        <bdi>{problem}</bdi>
      </div>
    );
  if (answer === undefined)
    return (
      <Card>
        <EmptyState icon={Sparkles} title={idle} />
      </Card>
    );
  return children(answer);
}
