/** The whole form screen from one definition: head, stored record, fields, save bar (forms/README). */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { ApiError, isNotFound } from '#api/errors.ts'
import { SHOWN_ONCE_READ } from '#api/cache/offline.ts'
import { queryOptions } from '#api/cache/query.ts'
import { idInAddress } from '#lib/places/place.ts'
import { backTo } from '#listing/place/list-places.ts'
import { goTo } from '#commands/runtime.ts'
import { formTitle } from '#commands/noun.ts'
import { Button, buttonClass } from '#ui/parts/button.tsx'
import { isPageCovered } from '#ui/focus/focus.ts'
import { PageHeader } from '#ui/parts/page-header.tsx'
import { PathLink } from '#ui/parts/path-link.tsx'
import type { AnyForm } from '#forms/define.ts'
import { showsForm } from '#forms/form-of-screen.ts'
import { OpenForm } from './open-form.tsx'

/** Draws a form; the route's `id` says whose record is edited, without one a new record is made. */
function FormScreen({ definition }: { definition: AnyForm }) {
  const { id: text } = useParams({ strict: false }) as { id?: string }
  const id = text === undefined ? null : idInAddress(text)
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <PageHeader
        title={formTitle(definition.noun, id === null ? 'create' : 'edit')}
        crumbs={[{ label: definition.noun.title, to: backTo(definition.noun.path) }]}
      />
      {id === null ? (
        <OpenForm key="new" definition={definition} id={null} loaded={null} />
      ) : (
        <StoredForm key={id} definition={definition} id={id} />
      )}
    </div>
  )
}

const MESSAGE = 'flex flex-1 flex-col items-start gap-3 border-t border-line px-(--gutter) py-5 text-ink-2'

/** Where there is no field to begin in, the way back is at hand. */
const focusAtOnce = (link: HTMLElement | null) => void (isPageCovered() || link?.focus())

/** Reads the record first; the form opens with it. */
function StoredForm({ definition, id }: { definition: AnyForm; id: number }) {
  const isId = id > 0
  // A save makes the record stale while its form still stands: read again here, it would be used by nobody.
  const [isSaving, setIsSaving] = useState(false)
  // What the cache still holds is not shown first: fields must not change under the operator's hands.
  const record = useQuery({
    ...queryOptions(definition.load, { id }),
    ...SHOWN_ONCE_READ,
    enabled: isId && !isSaving,
    staleTime: 0,
  })
  if (record.data !== undefined && record.isFetchedAfterMount) {
    return (
      <OpenForm
        definition={definition}
        id={id}
        loaded={record.data}
        onConflict={() => void record.refetch()}
        onSaving={setIsSaving}
      />
    )
  }
  if (isId && !record.isError) {
    return (
      <p role="status" className={MESSAGE}>
        Carregando...
      </p>
    )
  }
  const { error } = record
  const isGone = !isId || isNotFound(error)
  const said = error instanceof ApiError ? error.serverMessage : null
  const back = backTo(definition.noun.path)
  return (
    <div className={MESSAGE} onKeyDown={({ key }) => key === 'Escape' && goTo(back)}>
      <p role="alert">
        {said ?? [definition.loadFailure, isGone && 'Registro não encontrado.'].filter(Boolean).join(' ')}
      </p>
      <div className="flex gap-2">
        {!isGone && (
          <Button busy={record.isFetching} onClick={() => void record.refetch()}>
            Tentar novamente
          </Button>
        )}
        <PathLink ref={focusAtOnce} to={back} className={buttonClass()}>
          Voltar
        </PathLink>
      </div>
    </div>
  )
}

/** The screen of a form, on its two routes. */
export const formScreen = (definition: AnyForm): ComponentType =>
  showsForm(() => <FormScreen definition={definition} />, definition)
