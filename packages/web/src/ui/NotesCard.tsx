import { legible } from './Code';
import { Section } from './Card';

export const NotesCard = ({ notes }: { notes: string }) => (
  <Section title="ملاحظات">
    {notes ? (
      <p className="break-words whitespace-pre-line">{legible(notes)}</p>
    ) : (
      <p className="text-faint">لا توجد ملاحظات.</p>
    )}
  </Section>
);
