import {
  counted,
  formatDateTime,
  jobLabels,
  nouns,
  outOfContactAfter,
  type SystemStatus,
} from '@turoos/contract';
import type { Exhaustion } from '../../kernel/pool-watch';
import { durationOf, mergeDigests, type RouteDigest } from '../../kernel/request-digest';
import { bad, doubtful, good, type Finding } from './finding';
import { sizeText } from './judge-machine.rules';
import type { DatabaseSize, FailedJob } from './running.queries';

/** Returns one finding per failing job, because each job is notified on its own. */
export function judgeJobs(failed: readonly FailedJob[]): Finding[] {
  if (failed.length === 0) return [good('jobs', 'تعمل كلها')];
  return failed.map(({ name, failedAt }) => ({
    ...bad(
      'jobs',
      `«${jobLabels[name] ?? name}» فشل بعد ثلاث محاولات، آخرها ${formatDateTime(failedAt)}`,
      'أعد تشغيل البرنامج، وإن تكرر فأرسل ما يكتبه الخادم إلى الدعم الفني.',
    ),
    subject: name,
  }));
}

/** Milliseconds for which a pool that was exhausted is still worth a look. */
const recent = 10 * 60_000;

export function judgeConnections(exhausted: readonly Exhaustion[], now: Date): Finding {
  const last = exhausted.filter(({ until }) => now.getTime() - until.getTime() < recent).at(-1);
  if (!last) return good('connections', 'تكفي، ولا أحد ينتظر واحدة');
  const seconds = (last.until.getTime() - last.from.getTime()) / 1000;
  const minutes = counted(Math.max(1, Math.round(seconds / 60)), nouns.minute);
  return bad(
    'connections',
    `كانت كلها مشغولة وغيرها ينتظر: ${minutes} حتى ${formatDateTime(last.until)}`,
    'أوقف التقارير والملفات الكبيرة وقت الزحام، وشغّل المتجر على جهاز أسرع إن تكرر.',
  );
}

/** Milliseconds of a request that people call slow. */
const slow = 2000;
/** Fewer requests tell nothing. */
const least = 50;

/** Seconds with two decimals, as all times of requests are shown. */
const secondsText = (ms: number): string => `${(ms / 1000).toFixed(2)} ث`;

export function judgeSpeed(digests: readonly RouteDigest[]): Finding {
  const [all] = mergeDigests(digests.map((one) => ({ ...one, route: '' })));
  if (!all || all.count < least) return good('speed', 'لم تُقَس طلبات كافية بعد');
  const p95 = durationOf(all, 0.95);
  const says = `أُجيب 95 من كل 100 طلب في آخر يوم خلال ${secondsText(p95)} أو أقل`;
  return p95 <= slow
    ? good('speed', says)
    : doubtful('speed', says, 'أغلق البرامج الأخرى على جهاز الخادم، وانظر أبطأ الطلبات في آخر هذه الصفحة.');
}

/** Days that the disk must last at the pace of the last month. */
const longEnough = 60;

export function judgeGrowth({ bytes, growth }: DatabaseSize, free: number | undefined): Finding {
  const grown = growth && growth.bytes > 0 ? growth : undefined;
  const pace = grown ? `، زادت ${sizeText(grown.bytes)} خلال ${counted(grown.days, nouns.day)}` : '';
  const says = `${sizeText(bytes)}${pace}`;
  const perDay = grown ? grown.bytes / grown.days : 0;
  if (free === undefined || perDay * longEnough <= free) return good('growth', says);
  const left = counted(Math.floor(free / perDay), nouns.day);
  return doubtful('growth', `${says}، وبهذه السرعة يكفي القرص ${left}`, 'انقل بيانات المتجر إلى قرص أكبر.');
}

const day = 86_400_000;

export function judgeTills(tills: SystemStatus['tills'], now: Date): Finding[] {
  if (tills.length === 0) return [];
  const away = (seen: Date | null) => now.getTime() - (seen?.getTime() ?? 0);
  const late = tills.filter(({ waiting, lastSeenAt }) => waiting > 0 && away(lastSeenAt) > day);
  if (late.length > 0)
    return late.map(({ name, code, waiting }) => ({
      ...doubtful(
        'tills',
        `لم تصل من «${name}» ${counted(waiting, nouns.invoice)}، ولم تتصل منذ أكثر من يوم`,
        'شغّل جهازها في شبكة المتجر وافتح البرنامج عليه حتى يرسل ما باعه.',
      ),
      subject: code,
    }));
  const connected = tills.filter(({ lastSeenAt }) => away(lastSeenAt) < outOfContactAfter).length;
  return [good('tills', `المتصلة الآن: ${connected} من ${tills.length}`)];
}
