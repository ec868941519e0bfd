import { countedAfter } from './counted';
import { nouns } from './nouns';

const spans = [
  { noun: nouns.second, length: 1, most: 59 },
  { noun: nouns.minute, length: 60, most: 59 },
  { noun: nouns.hour, length: 3600, most: 23 },
  { noun: nouns.day, length: 86_400, most: Infinity },
];

/** Formats a waiting time, rounded up, to follow «بعد»: 40 → '40 ثانية', 7200 → 'ساعتين'. */
export function waitText(seconds: number): string {
  const whole = spans.map(({ noun, length, most }) => ({ noun, count: Math.ceil(seconds / length), most }));
  const { noun, count } = whole.find((span) => span.count <= span.most)!;
  return countedAfter(count, noun);
}
