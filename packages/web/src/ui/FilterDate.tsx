import { useState, type ComponentProps } from 'react';
import { isDay } from '@/lib/format/typed-day';
import { DateInput } from './DateInput';

/** A day that filters: the list keeps its last day while the text is none. */
export function FilterDate({ value, onChange, ...props }: ComponentProps<typeof DateInput>) {
  const [unread, setUnread] = useState({ text: '', over: value });
  return (
    <DateInput
      {...props}
      value={unread.text && unread.over === value ? unread.text : value}
      onChange={(day) => {
        const isRead = day === '' || isDay(day);
        setUnread({ text: isRead ? '' : day, over: value });
        if (isRead) onChange(day);
      }}
    />
  );
}
