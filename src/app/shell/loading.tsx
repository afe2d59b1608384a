/**
 * Shown while the code of a screen is fetched, if that takes more than 150 ms (ui/README §5): a thin line and the
 * specification's text.
 */
export const LoadingPage = () => (
  <div role="status" className="appear-late">
    <div aria-hidden="true" className="h-0.5 overflow-hidden bg-line">
      <div className="h-full w-1/4 bg-accent load-line" />
    </div>
    <p className="px-(--gutter) pt-3.5 text-sm text-ink-3">Carregando...</p>
  </div>
)
