import { messageFields, type MessageField } from '@turoos/contract';

/** Values of a message's placeholders. */
export type Words = Partial<Record<MessageField, string>>;

/** Returns the placeholders in the message that have no value now. */
export const emptyPlaceholders = (message: string, words: Words): string[] =>
  (Object.entries(words) as [MessageField, string][])
    .filter(([, value]) => value === '')
    .flatMap(([field]) => [messageFields[field].word, messageFields[field].latin])
    .filter((word) => message.includes(word));

const braced = /\{[^{}\s]{1,20}\}/g;

/** Returns the placeholders that were not replaced: misspelt, or of another kind of message. */
export const unknownPlaceholders = (text: string): string[] => [...new Set(text.match(braced))];
