import { Component, type ReactNode } from 'react';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';

type Props = { children: ReactNode };
type State = { error: unknown };

/**
 * Shows the error page when a screen fails to render. A class, because React offers error boundaries to
 * classes only.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  /**
   * A browser may remember that a file of code did not load until the page is loaded anew, which helps only while the
   * server answers.
   */
  private tryAgain = async (): Promise<void> => {
    const isCode = this.state.error instanceof TypeError;
    const answers =
      isCode &&
      (await fetch('/api/health').then(
        ({ ok }) => ok,
        () => false,
      ));
    if (answers) window.location.reload();
    else this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <Card className="m-4">
        <ErrorState title="تعذّر عرض الصفحة" error={error} onRetry={() => void this.tryAgain()} />
      </Card>
    );
  }
}
