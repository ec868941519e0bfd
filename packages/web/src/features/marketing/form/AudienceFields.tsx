import {
  audiences,
  channelNames,
  channels,
  counted,
  marketingApi,
  nouns,
  type Audience,
  type AudienceCount,
  type Channel,
  type OpenChannels,
} from '@turoos/contract';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { Select } from '@/ui/Select';
import { channelNotes } from '../marketing-texts';
import { audienceText, useAudience } from '../use-audience';
import type { FieldsProps } from './campaign-form';

const kinds = optionsOf(audiences);
/** Milliseconds of debounce before the reach is fetched. */
const DEBOUNCE_MS = 300;

/** Fetches the number of reached customers, debounced; a number of other choices is never shown for these. */
function useReach(chosen: { targetAudience: Audience; channels: readonly Channel[] }) {
  const [rested, setRested] = useState(chosen);
  const { targetAudience, channels: ways } = chosen;
  useEffect(() => {
    const timer = setTimeout(() => setRested({ targetAudience, channels: ways }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [targetAudience, ways]);
  const { data, isFetching, isPlaceholderData } = useAudience(rested.targetAudience, rested.channels);
  const isRested = rested.targetAudience === targetAudience && rested.channels === ways;
  return {
    reach: isRested && !isPlaceholderData ? data : undefined,
    isCounting: !isRested || isFetching,
  };
}

/** Returns the number of reached customers, and why their messages may have to wait. */
function channelHint(channel: Channel, reach: AudienceCount | undefined, ready: OpenChannels | undefined) {
  const note = channel === 'whatsapp' || ready?.[channel] === false ? channelNotes[channel] : undefined;
  const reached = reach && counted(reach[channel], nouns.customer);
  return [reached, note].filter(Boolean).join('؛ ');
}

export function AudienceFields({ form: { control, register, formState }, locks }: FieldsProps) {
  const [targetAudience, ways] = useWatch({ control, name: ['targetAudience', 'channels'] });
  const { reach, isCounting } = useReach({ targetAudience, channels: ways });
  const { data: ready } = useData('marketing', marketingApi.openChannels, {});
  const locked = Boolean(locks.sentContent);

  return (
    <FormSection title="لمن وكيف">
      <div className="flex min-w-0 flex-col gap-2">
        <Field
          label="الجمهور"
          required
          error={formState.errors.targetAudience?.message}
          hint={locks.sentContent ?? audiences[targetAudience].hint}
        >
          <Select options={kinds} disabled={locked} {...register('targetAudience')} />
        </Field>
        <p aria-live="polite" className="min-h-6 text-sm font-semibold">
          {!locked && ways.length > 0 && (reach ? audienceText(reach) : isCounting && 'يُحسب العدد…')}
        </p>
      </div>
      <FormField control={control} name="channels" label="وسائل الإرسال" group required>
        {({ value, onChange, ref }) =>
          channelNames.map((channel, index) => (
            <Checkbox
              key={channel}
              ref={index === 0 ? ref : undefined}
              label={channels[channel].label}
              hint={locked ? undefined : channelHint(channel, reach, ready)}
              checked={value.includes(channel)}
              disabled={locked}
              onChange={({ target }) =>
                onChange(
                  channelNames.filter((one) => (one === channel ? target.checked : value.includes(one))),
                )
              }
            />
          ))
        }
      </FormField>
    </FormSection>
  );
}
