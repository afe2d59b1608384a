/** Shown until the shell is ready, if that takes longer than 150 ms (spec 1 §2.6, visual.md §5). */
import { Logo } from '#ui/logo.tsx'

/** The logo, 144 × 144, over one thin line. */
export const LoadingScreen = () => (
  <div role="status" className="grid h-dvh place-items-center appear-late">
    <div className="grid justify-items-center gap-6">
      <Logo />
      <div aria-hidden="true" className="h-0.5 w-36 overflow-hidden rounded-sm bg-line">
        <div className="h-full w-1/4 bg-accent load-line" />
      </div>
      <span className="sr-only">Carregando...</span>
    </div>
  </div>
)

/** The same inside the content, for a screen whose code is being fetched. */
export const LoadingPage = () => (
  <div role="status" className="appear-late">
    <div aria-hidden="true" className="h-0.5 overflow-hidden bg-line">
      <div className="h-full w-1/4 bg-accent load-line" />
    </div>
    <p className="px-(--gutter) pt-3.5 text-sm text-ink-3">Carregando...</p>
  </div>
)
