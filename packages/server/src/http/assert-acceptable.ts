import { AppError, isStorable, texts, type FieldIssue } from '@turoos/contract';

/**
 * Limits for any value of a request, whatever its schema allows; each is above what the widest schema needs.
 */
const longestText = 10_000;
const longestKey = 200;
const mostKeys = 500;
const deepest = 12;

/**
 * Rejects what no endpoint accepts: text that cannot be stored, and values longer, wider or deeper than
 * anything a person enters. It checks every key and value, including those no schema describes.
 */
export function assertAcceptable(input: unknown): void {
  const issue = issueIn(input, 0);
  if (issue) throw new AppError('VALIDATION', issue.message, { issues: [issue] });
}

function issueIn(value: unknown, depth: number): FieldIssue | undefined {
  if (typeof value === 'string') return issueOfText(value, longestText);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return { path: '', message: texts.tooDeep };
  const fields = Object.entries(value);
  if (fields.length > mostKeys && !Array.isArray(value)) return { path: '', message: texts.tooManyFields };
  for (const [key, one] of fields) {
    const issue = issueOfText(key, longestKey) ?? inside(key, issueIn(one, depth + 1));
    if (issue) return issue;
  }
  return undefined;
}

const inside = (key: string, issue: FieldIssue | undefined): FieldIssue | undefined =>
  issue && { ...issue, path: issue.path ? `${key}.${issue.path}` : key };

function issueOfText(text: string, longest: number): FieldIssue | undefined {
  if (text.length > longest) return { path: '', message: texts.tooLong };
  return isStorable(text) ? undefined : { path: '', message: texts.unstorable };
}
