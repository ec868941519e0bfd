import { standbyStates, standbyTexts, waitText, type Standby, type StandbyOverview } from '@turoos/contract';
import { bad, doubtful, good, type Finding } from './finding';

/** Judges the computers that stand by, by the one that is best off; a shop without any is told nothing. */
export function judgeStandbys(
  { standbys, mode, isWaitedFor }: Pick<StandbyOverview, 'standbys' | 'mode' | 'isWaitedFor'>,
  now: Date,
): Finding[] {
  const behind = ({ inStepAt }: Standby) => now.getTime() - (inStepAt?.getTime() ?? 0);
  const [best] = standbys.toSorted((a, b) => behind(a) - behind(b));
  if (!best) return [];
  const { state, inStepAt, problem } = best;
  const remedy = 'شغّل الحاسوب الاحتياطي وتأكد أنه في شبكة المتجر، وانظر الصفحة التي يعرضها.';
  if (state === 'copying') return [doubtful('standby', standbyStates.copying.label, 'انتظر حتى تكتمل.')];
  const lag = inStepAt ? `، وآخر ما وصل إليه قبل ${waitText(behind(best) / 1000)}` : '';
  if (state !== 'inStep') return [bad('standby', `${problem || standbyStates[state].label}${lag}`, remedy)];
  if (problem) return [doubtful('standby', problem, 'حدّث البرنامج عليه.', 'npm run update')];
  if (mode === 'sync' && !isWaitedFor) return [doubtful('standby', standbyTexts.late, remedy)];
  return [good('standby', standbyStates.inStep.label)];
}
