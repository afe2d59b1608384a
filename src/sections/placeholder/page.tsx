/** A page that holds nothing but its title. */
import { PageHeader } from '#ui/parts/page-header.tsx'

/** What draws the page of this title. */
export const emptyPage = (title: string) => () => (
  <>
    <PageHeader title={title} />
    <p className="px-(--gutter) text-ink-2">Esta página ainda não tem conteúdo.</p>
  </>
)
