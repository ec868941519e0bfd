import { countedAfter } from './counted';
import { nouns } from './nouns';

const spans = [
  { noun: nouns.second, length: 1, most: 59 },
  { noun: nouns.minute, length: 60, most: 59 },
  { noun: nouns.hour, length: 3600, most: 23 },
];
const day = { noun: nouns.day, length: 86_400 };

/** Formats a waiting time, rounded up, to follow «بعد»: 40 → '40 ثانية', 7200 → 'ساعتين'. */
export function waitText(seconds: number): string {
  const { noun, length } = spans.find((span) => Math.ceil(seconds / span.length) <= span.most) ?? day;
  return countedAfter(Math.ceil(seconds / length), noun);
}
