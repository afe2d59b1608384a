/** The whole form screen from one definition: head, stored record, fields, save bar (forms/README). */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { ApiError, isNotFound } from '#api/errors.ts'
import { cachedQueryKeys } from '#api/cache/offline.ts'
import { queryOptions } from '#api/cache/query.ts'
import { parseIdParam } from '#lib/urls/route-location.ts'
import { getReturnLocation } from '#listing/position/saved-positions.ts'
import { navigateTo } from '#commands/runtime.ts'
import { getFormTitle } from '#commands/resource.ts'
import { Button, getButtonClass } from '#ui/components/button.tsx'
import { hasOpenDialog } from '#ui/focus/focus.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PathLink } from '#ui/components/path-link.tsx'
import type { AnyForm } from '#forms/define.ts'
import { registerFormScreen } from '#forms/form-screens.ts'
import { OpenForm } from './open-form.tsx'

/** Draws a form; the route's `id` says whose record is edited, without one a new record is made. */
function FormScreen({ definition }: { definition: AnyForm }) {
  const { id: text } = useParams({ strict: false }) as { id?: string }
  const id = text === undefined ? null : parseIdParam(text)
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <PageHeader
        title={getFormTitle(definition.resource, id === null ? 'create' : 'edit')}
        breadcrumbs={[{ label: definition.resource.title, to: getReturnLocation(definition.resource.path) }]}
      />
      {id === null ? (
        <OpenForm key="new" definition={definition} id={null} loaded={null} />
      ) : (
        <StoredForm key={id} definition={definition} id={id} />
      )}
    </div>
  )
}

const MESSAGE_CLASS = 'flex flex-1 flex-col items-start gap-3 border-t border-line px-(--gutter) py-5 text-ink-2'

/** Where there is no field to begin in, the way back is at hand. */
const focusWhenUncovered = (link: HTMLElement | null) => void (hasOpenDialog() || link?.focus())

/** Reads the record first; the form opens with it. */
function StoredForm({ definition, id }: { definition: AnyForm; id: number }) {
  const isId = id > 0
  // A save makes the record stale while its form still stands: read again here, it would be used by nobody.
  const [isSaving, setIsSaving] = useState(false)
  // What the cache still holds is not shown first: fields must not change under the operator's hands.
  const record = useQuery({
    ...queryOptions(definition.load, { id }),
    ...cachedQueryKeys,
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
      <p role="status" className={MESSAGE_CLASS}>
        Carregando...
      </p>
    )
  }
  const { error } = record
  const isGone = !isId || isNotFound(error)
  const platformMessage = error instanceof ApiError ? error.platformMessage : null
  const listLocation = getReturnLocation(definition.resource.path)
  return (
    <div className={MESSAGE_CLASS} onKeyDown={({ key }) => key === 'Escape' && navigateTo(listLocation)}>
      <p role="alert">
        {platformMessage ??
          [definition.loadFailureMessage, isGone && 'Registro não encontrado.'].filter(Boolean).join(' ')}
      </p>
      <div className="flex gap-2">
        {!isGone && (
          <Button busy={record.isFetching} onClick={() => void record.refetch()}>
            Tentar novamente
          </Button>
        )}
        <PathLink ref={focusWhenUncovered} to={listLocation} className={getButtonClass()}>
          Voltar
        </PathLink>
      </div>
    </div>
  )
}

/** The screen of a form, on its two routes. */
export const createFormScreen = (definition: AnyForm): ComponentType =>
  registerFormScreen(() => <FormScreen definition={definition} />, definition)
