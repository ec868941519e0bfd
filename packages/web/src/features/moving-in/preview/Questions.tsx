import type { BroughtQuestion, SheetChoice, SheetPreview } from '@turoos/contract';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Code, legible } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { RadioGroup } from '@/ui/RadioGroup';

type Answers = SheetChoice['answers'];
type QuestionsProps = {
  sheet: SheetPreview;
  name: string;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
};

const FIRST = 20;

/** Rows that may be one person: the user says whether they are. */
export function Questions({ sheet: { questions, kind }, name, answers, onAnswer }: QuestionsProps) {
  const [all, setAll] = useState(false);
  if (questions.length === 0) return null;
  const shown = all ? questions : questions.slice(0, FIRST);
  const answerAll = (answer: 'merge' | 'apart') =>
    onAnswer({ ...answers, ...Object.fromEntries(questions.map(({ key }) => [key, answer])) });
  return (
    <Section
      title={`أسماء متشابهة في الورقة ${name}`}
      description="صفوف قد تعني شخصاً واحداً: اختر لكل مجموعة. تُجمع أرصدة من هم شخص واحد."
      actions={
        <>
          <Button size="sm" onClick={() => answerAll('merge')}>
            كل مجموعة شخص واحد
          </Button>
          <Button size="sm" onClick={() => answerAll('apart')}>
            كلهم مختلفون
          </Button>
        </>
      }
    >
      <ul className="-my-3 divide-y divide-line">
        {shown.map((question) => (
          <Question
            key={question.key}
            question={question}
            kind={kind}
            answer={answers[question.key] ?? question.proposed}
            onAnswer={(answer) => onAnswer({ ...answers, [question.key]: answer })}
          />
        ))}
      </ul>
      {shown.length < questions.length && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          عرض المجموعات كلها
        </Button>
      )}
    </Section>
  );
}

type QuestionProps = {
  kind: SheetPreview['kind'];
  question: BroughtQuestion;
  answer: 'merge' | 'apart';
  onAnswer: (answer: 'merge' | 'apart') => void;
};

function Question({ question: { rows, existing }, kind, answer, onAnswer }: QuestionProps) {
  const people = rows.length + (existing ? 1 : 0);
  const label = rows.map(({ name }) => name).join('، ');
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-1 py-3">
      <ul className="min-w-0 grow">
        {rows.map(({ row, name, phone, balance }) => (
          <li key={row} className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{legible(name)}</span>
            {phone && <Code>{phone}</Code>}
            {balance !== 0 && (
              <span>
                {balance > 0 === (kind === 'customers') ? 'عليه' : 'له'}{' '}
                <Money usd={Math.abs(balance)} at="today" />
              </span>
            )}
            <span className="text-sm text-faint">الصف {row}</span>
          </li>
        ))}
        {existing && (
          <li className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{legible(existing.name)}</span>
            {existing.phone && <Code>{existing.phone}</Code>}
            <span className="text-sm text-faint">في المتجر من قبل</span>
          </li>
        )}
      </ul>
      <fieldset aria-label={label}>
        <RadioGroup
          inline
          value={answer}
          onChange={onAnswer}
          options={[
            { value: 'merge', label: 'شخص واحد' },
            { value: 'apart', label: people === 2 ? 'شخصان' : 'مختلفون' },
          ]}
        />
      </fieldset>
    </li>
  );
}
