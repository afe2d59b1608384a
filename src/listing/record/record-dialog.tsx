/**
 * The dialog of a view window: facts, Editar, Fechar; j and k go to the next record of the list
 * (commands/keys/README §7).
 */
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isNotFound } from '#api/errors.ts'
import { queryOptions } from '#api/cache/query.ts'
import { cacheOwner } from '#lib/kept/owner.ts'
import { editPlace } from '#commands/noun.ts'
import { NotReached, walkToRow } from '#commands/records.ts'
import { goTo } from '#commands/runtime.ts'
import { currentScreen, rowOf } from '#commands/screen.ts'
import { capital } from '#lib/written/capital.ts'
import { Button, ButtonContent, buttonClass } from '#ui/parts/button.tsx'
import { keyProps } from '#ui/signs/kbd.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { PathLink } from '#ui/parts/path-link.tsx'
import { LoadFailure } from './load-failure.tsx'
import { type RecordView, windowPlace } from './record-view.ts'

/** By its call; where no call reads one record, its row on the screen, else, and after a write, in the list. */
function reading({ query, noun }: RecordView<unknown>, id: number): UseQueryOptions {
  if (query) return queryOptions(query, { id }) as unknown as UseQueryOptions
  return {
    // Named as its list's calls are, whose prefix is what a write makes stale.
    queryKey: [`${noun.path.slice(1)}.achado`, id, cacheOwner()],
    queryFn: ({ signal }) => walkToRow(noun, id, signal),
    initialData: rowOf(noun, id, { screen: currentScreen() }),
    gcTime: 0,
  }
}

const notThere = ({ noun }: RecordView<unknown>, id: number): string => `${capital(noun.singular)} #${id} não existe.`

const notReached = ({ noun }: RecordView<unknown>, id: number): string =>
  `${capital(noun.singular)} #${id} não está entre as linhas lidas: a plataforma não tem busca por id nem ordena por ele.`

/** A failure is told in the window, with a way to try again. */
export function RecordDialog({ view, id }: { view: RecordView<unknown>; id: number }) {
  const { data, isError, error, refetch } = useQuery(reading(view, id))
  const isGone = data === null || isNotFound(error)
  const links = data && !isGone ? (view.links?.(data, id) ?? []) : []
  const show = (next: number | null) => goTo(windowPlace(view.noun.path, next), { replace: true })
  const isMissing = isGone || error instanceof NotReached
  const edit = view.edits && !isMissing ? editPlace(view.noun, id) : null

  // Whichever way it was opened, the way back is its row.
  useEffect(() => currentScreen().list?.placeCursor(id), [id])

  function step(by: 1 | -1) {
    const list = currentScreen().list
    const rows = list?.rows() ?? []
    const next = rows[rows.findIndex((row) => row.id === id) + by]
    if (next) show(next.id)
  }
  const following = () => step(1)
  const previous = () => step(-1)
  const keys = {
    j: following,
    ArrowRight: following,
    k: previous,
    ArrowLeft: previous,
    e: () => edit !== null && goTo(edit),
  }

  return (
    <Dialog
      open
      onClose={() => show(null)}
      title={`${capital(view.noun.singular)} #${id}`}
      width={424}
      keys={keys}
      focusAfter={() => currentScreen().list?.focusTable()}
      footer={
        <>
          {edit && (
            <PathLink to={edit} className={buttonClass('secondary')} {...keyProps('e')}>
              <ButtonContent icon="editar" keys="e">
                Editar
              </ButtonContent>
            </PathLink>
          )}
          <Button keys="Escape" onClick={() => show(null)}>
            Fechar
          </Button>
        </>
      }
    >
      {isMissing ? (
        <p role="alert">{isGone ? notThere(view, id) : notReached(view, id)}</p>
      ) : data ? (
        <dl className="grid grid-cols-[8.25rem_1fr] gap-x-4 gap-y-2 text-base">
          {view.facts(data).map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : isError ? (
        <LoadFailure onRetry={refetch} />
      ) : (
        <p className="text-ink-2">Carregando...</p>
      )}
      {links.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-base">
          {links.map(([text, to]) => (
            <PathLink key={text} to={to} className="text-accent-ink hover:underline">
              {text}
            </PathLink>
          ))}
        </p>
      )}
    </Dialog>
  )
}
