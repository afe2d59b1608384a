/** A page that holds nothing but its title. */
import { PageHeader } from '#ui/components/page-header.tsx'

/** What draws the page of this title. */
export const createEmptyPage = (title: string) => () => (
  <>
    <PageHeader title={title} />
    <p className="px-(--gutter) text-ink-2">Esta página ainda não tem conteúdo.</p>
  </>
)
