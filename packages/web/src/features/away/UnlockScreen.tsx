import { latinDigits, waitText, type SessionUser } from '@turoos/contract';
import { Delete, LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useReachable } from '@/lib/http/reachable';
import { logout } from '@/lib/session/session';
import { tillRuntime } from '@/lib/till/this-till';
import { tillState } from '@/lib/till/till-state';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Spinner } from '@/ui/Spinner';
import { isRightPin, waitFor } from '@/shared/till/pin';
import { ShutOut } from './ShutOut';
import { peopleToUnlock, unlockFor } from './unlock';

/** Lets a seller of this till enter their PIN. */
export function UnlockScreen() {
  const state = tillState.use();
  const isReachable = useReachable();
  const [people, setPeople] = useState<readonly SessionUser[]>();
  const [picked, setPicked] = useState<SessionUser>();
  const till = state?.till;
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const found = till === undefined ? await nobodyIfGone() : await peopleToUnlock(till);
      if (isHere && found) setPeople(found);
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [till]);
  if (!people) return <Spinner className="size-6" />;
  const person = picked ?? (people.length === 1 ? people[0] : undefined);
  if (people.length === 0) return <ShutOut />;
  return (
    <section className="flex w-full max-w-sm flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card">
      <header className="flex flex-col items-center gap-1 text-center">
        <span className="flex size-12 items-center justify-center rounded-full bg-warning-soft text-warning">
          <LockKeyhole className="size-6" aria-hidden="true" />
        </span>
        <h1 className="text-xl">فتح نقطة البيع</h1>
        <p className="text-sm text-pretty text-muted">
          {!isReachable
            ? 'تعذّر الوصول إلى الخادم. افتح نقطة البيع برمزك لتبيع، وبقية الشاشات تعمل عند عودة الاتصال.'
            : 'اكتب رمزك لتتابع.'}
        </p>
      </header>
      {person ? (
        <PinPad
          key={person._id}
          person={person}
          onBack={people.length > 1 ? () => setPicked(undefined) : undefined}
        />
      ) : (
        <ul aria-label="من يفتح نقطة البيع" className="flex flex-col gap-2">
          {people.map((one) => (
            <li key={one._id}>
              <Button className="h-12 w-full justify-start" onClick={() => setPicked(one)}>
                {legible(one.name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isReachable && (
        <Button variant="ghost" onClick={() => logout()}>
          الدخول بكلمة المرور
        </Button>
      )}
    </section>
  );
}

/** Returns undefined while the till reads its database, and nobody when that is gone. */
async function nobodyIfGone(): Promise<SessionUser[] | undefined> {
  try {
    await tillRuntime();
    return undefined;
  } catch {
    return [];
  }
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

function PinPad({ person, onBack }: { person: SessionUser; onBack: (() => void) | undefined }) {
  const box = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [wait, setWait] = useWait(person._id);
  useEffect(() => {
    // on a phone the keyboard would cover the pad
    if (matchMedia('(pointer: fine)').matches) box.current?.focus();
  }, []);

  const unlock = async () => {
    const runtime = await tillRuntime();
    if (!runtime || isBusy || wait > 0 || pin === '') return;
    setBusy(true);
    const isRight = await isRightPin(runtime, person._id, pin);
    setBusy(false);
    setPin('');
    if (isRight) return unlockFor(person);
    setProblem('الرمز غير صحيح');
    setWait(await waitFor(runtime, person._id));
    box.current?.focus();
  };
  const press = (key: string) => setPin((typed) => `${typed}${key}`.slice(0, 8));
  const error = wait > 0 ? `الرمز غير صحيح، حاول بعد ${waitText(wait / 1000)}` : problem;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void unlock();
      }}
    >
      <Field label={`رمز ${person.name}`} error={error}>
        <Input
          ref={box}
          ltr
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          onChange={(event) => setPin(latinDigits(event.target.value).replace(/\D/g, ''))}
          className="h-12 text-center text-2xl tracking-widest"
        />
      </Field>
      <div dir="ltr" className="grid grid-cols-3 gap-2">
        {keys.map((key) => (
          <Button key={key} className="h-12 text-lg" onClick={() => press(key)}>
            {key}
          </Button>
        ))}
        <span />
        <Button className="h-12 text-lg" onClick={() => press('0')}>
          0
        </Button>
        <Button
          className="h-12"
          aria-label="حذف آخر رقم"
          onClick={() => setPin((typed) => typed.slice(0, -1))}
        >
          <Delete className="size-5" aria-hidden="true" />
        </Button>
      </div>
      <Button
        type="submit"
        variant="primary"
        busy={isBusy}
        disabledReason={wait > 0 && `حاول بعد ${waitText(wait / 1000)}`}
        className="h-12"
      >
        فتح
      </Button>
      {onBack && (
        <Button variant="ghost" onClick={onBack}>
          مستخدم آخر
        </Button>
      )}
    </form>
  );
}

/** The milliseconds that this person still has to wait after wrong PINs, counted down. */
function useWait(user: string): [number, (wait: number) => void] {
  const [wait, setWait] = useState(0);
  useEffect(() => {
    const read = async () => {
      const runtime = await tillRuntime();
      if (runtime) setWait(await waitFor(runtime, user));
    };
    void read();
  }, [user]);
  const isWaiting = wait > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setWait((left) => Math.max(0, left - 1000)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return [wait, setWait];
}
