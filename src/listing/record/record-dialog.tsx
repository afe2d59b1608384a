/**
 * The dialog of one record of a list: details, Editar, Fechar; j and k go to the next and the previous record of the
 * list (commands/keys/README §7).
 */
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isNotFound } from '#api/errors.ts'
import { queryOptions } from '#api/cache/query.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import { listLocation, recordLocation } from '#commands/resource.ts'
import { ScanLimitError, findRowByScan } from '#commands/records.ts'
import { navigateTo } from '#commands/runtime.ts'
import { useRememberRecord } from '#commands/use-remember-record.ts'
import { getScreen, findRow } from '#commands/screen.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { Button, ButtonContent, getButtonClass } from '#ui/components/button.tsx'
import { getShortcutProps } from '#ui/icons/key-chips.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { PathLink } from '#ui/components/path-link.tsx'
import { LoadFailure } from './load-failure.tsx'
import { type RecordDialogOptions, keepListQuery } from './record-dialog-options.ts'

/**
 * Reads the record with its call. If no call reads one record, takes its row on the screen; else, or after a write,
 * searches the list.
 */
function createRecordQuery({ endpoint, resource }: RecordDialogOptions<unknown>, id: number): UseQueryOptions {
  if (endpoint) return queryOptions(endpoint, { id }) as unknown as UseQueryOptions
  return {
    // The key starts with the id of the list's call, the prefix that a write invalidates.
    queryKey: [`${resource.path.slice(1)}.achado`, id, getCacheOwnerId()],
    queryFn: ({ signal }) => findRowByScan(resource, id, signal),
    initialData: findRow(resource, id, { screen: getScreen() }),
    gcTime: 0,
  }
}

const formatNotFound = ({ resource }: RecordDialogOptions<unknown>, id: number): string =>
  `${capitalize(resource.singular)} #${id} não existe.`

const formatNotReached = ({ resource }: RecordDialogOptions<unknown>, id: number): string =>
  `${capitalize(resource.singular)} #${id} não está entre as linhas lidas: a plataforma não tem busca por id nem ordena por ele.`

/** Shows a failure in the dialog, with a button to try again. */
export function RecordDialog({ view, id }: { view: RecordDialogOptions<unknown>; id: number }) {
  const { data, isError, error, refetch } = useQuery(createRecordQuery(view, id))
  useRememberRecord(view.resource, id, data)
  const isGone = data === null || isNotFound(error)
  const links = data && !isGone ? (view.getLinks?.(data, id) ?? []) : []
  const showRecord = (next: number) => navigateTo(keepListQuery(recordLocation(view.resource, next)), { replace: true })
  const close = () => navigateTo(keepListQuery(listLocation(view.resource)), { replace: true })
  const isMissing = isGone || error instanceof ScanLimitError
  const edit = view.isEditable && !isMissing ? recordLocation(view.resource, id, 'form') : null

  // However the dialog was opened, closing it leads to the record's row.
  useEffect(() => getScreen().list?.setCursor(id), [id])

  function step(offset: 1 | -1) {
    const list = getScreen().list
    const rows = list?.getRows() ?? []
    const next = rows[rows.findIndex((row) => row.id === id) + offset]
    if (next) showRecord(next.id)
  }
  const showNext = () => step(1)
  const showPrevious = () => step(-1)
  const keys = {
    j: showNext,
    ArrowRight: showNext,
    k: showPrevious,
    ArrowLeft: showPrevious,
    e: () => edit !== null && navigateTo(edit),
  }

  return (
    <Dialog
      open
      onClose={close}
      title={`${capitalize(view.resource.singular)} #${id}`}
      width={424}
      keys={keys}
      focusOnClose={() => getScreen().list?.focusTable()}
      footer={
        <>
          {edit && (
            <PathLink to={edit} className={getButtonClass('secondary')} {...getShortcutProps('e')}>
              <ButtonContent icon="editar" keys="e">
                Editar
              </ButtonContent>
            </PathLink>
          )}
          <Button keys="Escape" onClick={close}>
            Fechar
          </Button>
        </>
      }
    >
      {isMissing ? (
        <p role="alert">{isGone ? formatNotFound(view, id) : formatNotReached(view, id)}</p>
      ) : data ? (
        <dl className="grid grid-cols-[8.25rem_1fr] gap-x-4 gap-y-2 text-base">
          {view.getDetails(data).map(([label, value]) => (
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
