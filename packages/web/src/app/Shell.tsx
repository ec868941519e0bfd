import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { listenToShortcuts, useShortcut } from '@/lib/keyboard/shortcuts';
import { followChanges } from '@/lib/live/live';
import { useKnownDisplayCurrency } from '@/lib/money/display-currency';
import { usePhone } from '@/lib/platform/use-media';
import { watchIdle } from '@/lib/session/idle';
import { useSession, useUser } from '@/lib/session/session-state';
import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { RateProvider } from '@/ui/rate-context';
import { leaveIdle } from './leave';
import { followRecords } from './palette/recent-things';
import { ChangeToGive } from './shell/ChangeToGive';
import { MenuDrawer } from './shell/MenuDrawer';
import { OfflineBanner } from './shell/OfflineBanner';
import { PaidVoucher } from './shell/PaidVoucher';
import { RateLegend } from './shell/RateLegend';
import { Sidebar } from './shell/Sidebar';
import { TopBar } from './shell/TopBar';
import { UnknownScans } from './shell/UnknownScans';
import { useAppScans } from './shell/use-app-scans';
import { useNewSaleKey } from './shell/use-new-sale-key';
import { usePanel } from './shell/use-panel';

const BottomBar = lazy(() => import('./shell/BottomBar').then((m) => ({ default: m.BottomBar })));
const loadPalette = () => import('./palette/Palette').then((m) => m.Palette);
const loadHelp = () => import('./shell/HelpPanel').then((m) => m.HelpPanel);
const loadShortcuts = () => import('./shell/ShortcutsDialog').then((m) => m.ShortcutsDialog);

/** The frame around every screen of a signed-in user. */
export function Shell({ children }: { children: ReactNode }) {
  const signedIn = useSession().status === 'authenticated';
  return signedIn ? <SignedInShell>{children}</SignedInShell> : null;
}

function SignedInShell({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  useEffect(() => followChanges(client), [client]);
  useEffect(listenToShortcuts, []);
  useAppScans();
  useEffect(followRecords, []);
  const { sessionTimeout } = useUser();
  useEffect(() => watchIdle(sessionTimeout, leaveIdle), [sessionTimeout]);
  const rate = useCurrentRate().data?.usd_to_yer ?? null;
  const display = useKnownDisplayCurrency();

  const onPhone = usePhone();
  const [menuOpen, setMenuOpen] = useState(false);
  const palette = usePanel(loadPalette);
  const shortcuts = usePanel(loadShortcuts);
  const help = usePanel(loadHelp);
  useNewSaleKey();
  useShortcut('Ctrl+K', 'البحث السريع والانتقال بين الشاشات', palette.open);
  useShortcut('/', 'الانتقال إلى خانة البحث', () => focusSearchBox() || palette.open());
  useShortcut('?', 'عرض اختصارات لوحة المفاتيح', shortcuts.open);
  useShortcut('F1', 'دليل الاستخدام لهذه الشاشة', help.open, { overDialogs: true });
  const ways = { onSearch: palette.open, onMenu: () => setMenuOpen(true) };

  return (
    <RateProvider rate={rate} display={display}>
      <div className="flex min-h-dvh">
        <a
          href="#main"
          className="sr-only z-50 no-print rounded-md bg-accent px-4 py-2 font-semibold text-white focus:not-sr-only focus:fixed focus:start-4 focus:top-2"
        >
          تخطَّ إلى المحتوى
        </a>
        <Sidebar />
        <div className="flex min-w-0 grow flex-col">
          <TopBar {...ways} onHelp={help.open} />
          <OfflineBanner />
          <ChangeToGive />
          <main
            id="main"
            tabIndex={-1}
            className="group mx-auto w-full max-w-screen-2xl grow p-4 outline-none lg:px-6 print:p-0"
          >
            {children}
            <PaidVoucher />
            <RateLegend rate={rate} />
          </main>
          {onPhone && (
            <Suspense>
              <BottomBar {...ways} />
            </Suspense>
          )}
        </div>
        <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
        {palette.panel}
        {shortcuts.panel}
        {help.panel}
        <UnknownScans />
      </div>
    </RateProvider>
  );
}

function focusSearchBox(): boolean {
  const box = document.querySelector<HTMLInputElement>('#main input[type=search]');
  box?.focus();
  box?.select();
  return box !== null;
}
