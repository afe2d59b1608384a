/** A placeholder page that shows only its title. */
import { PageHeader } from '#ui/components/page-header.tsx'

/** Creates the component of the page with this title. */
export const createEmptyPage = (title: string) => () => (
  <>
    <PageHeader title={title} />
    <p className="px-(--gutter) text-ink-2">Esta página ainda não tem conteúdo.</p>
  </>
)
