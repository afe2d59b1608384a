/** A window's read that failed, with the way to ask once more (commands/README §4 rule 7). */
import { Button } from '#ui/components/button.tsx'

/** Read out at once: the focus is in the window, and nothing else there tells of it. */
export function LoadFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <p className="flex items-center gap-3 pb-2.5 text-danger-ink" role="alert">
      <span>Não foi possível carregar.</span>
      <Button size="small" onClick={() => void onRetry()}>
        Tentar novamente
      </Button>
    </p>
  )
}
