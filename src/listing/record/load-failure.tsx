/** A failed read in a dialog, with a button to try again (commands/README §4 rule 7). */
import { Button } from '#ui/components/button.tsx'

/** Announced at once: the focus is in the dialog, and nothing else there reports the failure. */
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
