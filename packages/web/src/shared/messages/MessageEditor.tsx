import { counted, messageFields, nouns, personalise, type MessageField } from '@turoos/contract';
import { Plus, TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { formatNumber } from '@/lib/format/format';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { emptyPlaceholders, unknownPlaceholders, type Words } from './message-words';
import { MessageBubble } from './MessageBubble';
import { smsPieces } from './sms-pieces';

const fieldsOf = (words: Words) => Object.keys(words) as MessageField[];

type MessageEditorProps = {
  value: string;
  onChange: (message: string) => void;
  onBlur?: () => void;
  name?: string;
  /** Receives the textarea, which takes the focus on an error. */
  ref?: (area: HTMLTextAreaElement | null) => void;
  error?: string;
  hint?: string;
  /** Example values of the placeholders; placeholders without a value are not offered. */
  words: Words;
  /** The maximum length. */
  most: number;
  /** Whether it is also sent as SMS, which is charged by length. */
  countsPieces?: boolean;
  readOnly?: boolean;
};

/** Edits a message to customers, with its placeholders, its length and a preview. */
export function MessageEditor({
  value,
  onChange,
  ref,
  error,
  hint,
  words,
  most,
  countsPieces,
  readOnly,
  ...control
}: MessageEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (word: string) => {
    const field = area.current;
    if (!field) return;
    field.setRangeText(word, field.selectionStart, field.selectionEnd, 'end');
    onChange(field.value);
    field.focus();
  };

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-2">
        <Field label="نص الرسالة" required error={error} hint={hint}>
          <Textarea
            {...control}
            ref={(node) => {
              area.current = node;
              ref?.(node);
            }}
            rows={6}
            maxLength={most}
            readOnly={readOnly}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        {!readOnly && <WordButtons words={words} onInsert={insert} />}
      </div>
      <Preview message={value} words={words} most={most} countsPieces={countsPieces} />
    </div>
  );
}

const WordButtons = ({ words, onInsert }: { words: Words; onInsert: (word: string) => void }) => (
  <fieldset className="flex flex-wrap gap-1.5">
    <legend className="sr-only">إدراج في الرسالة</legend>
    {fieldsOf(words)
      .filter((field) => words[field])
      .map((field) => (
        <Button key={field} size="sm" icon={Plus} onClick={() => onInsert(messageFields[field].word)}>
          {messageFields[field].label}
        </Button>
      ))}
  </fieldset>
);

type PreviewProps = Pick<MessageEditorProps, 'words' | 'most' | 'countsPieces'> & { message: string };

function Preview({ message, words, most, countsPieces }: PreviewProps) {
  const id = useId();
  const text = personalise(message, words);
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-1">
      <h3 id={id} className="text-sm font-semibold">
        كما يقرؤها العميل
      </h3>
      <MessageBubble>
        {text.trim() || <span className="text-muted">اكتب الرسالة لتراها هنا.</span>}
      </MessageBubble>
      <p className="text-sm text-muted">
        {counted(message.length, nouns.letter)} من {formatNumber(most)}
        {countsPieces && text !== '' && `، ${counted(smsPieces(text), nouns.textMessage)}`}
      </p>
      <Warning words={emptyPlaceholders(message, words)}>يبقى مكانها فارغاً</Warning>
      <Warning words={unknownPlaceholders(text)}>تصل كما كُتبت</Warning>
    </section>
  );
}

type WarningProps = { words: readonly string[]; children: string };

const Warning = ({ words, children }: WarningProps) =>
  words.length > 0 && (
    <output className="flex items-start gap-1 text-sm text-warning">
      <TriangleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden="true" />
      {children}: {words.join('، ')}
    </output>
  );
