import { messageFields, type MessageField } from '@turoos/contract';

/** What the words of a message stand for. */
export type Words = Partial<Record<MessageField, string>>;

/** Words that are written but say nothing to anyone now. */
export const emptyIn = (message: string, words: Words): string[] =>
  (Object.entries(words) as [MessageField, string][])
    .filter(([, value]) => value === '')
    .flatMap(([field]) => [messageFields[field].word, messageFields[field].latin])
    .filter((word) => message.includes(word));

const braced = /\{[^{}\s]{1,20}\}/g;

/** Words in braces that nothing was put in place of: misspelt, or of another kind of message. */
export const unknownIn = (text: string): string[] => [...new Set(text.match(braced))];
