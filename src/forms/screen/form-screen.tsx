/** The complete screen of a form, made from its definition: header, stored record, fields, save bar (forms/README). */
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { ApiError, isNotFound } from '#api/errors.ts'
import { hideUntilRefetchedOptions } from '#api/cache/offline.ts'
import { queryOptions } from '#api/cache/query.ts'
import { parseIdParam } from '#lib/urls/route-location.ts'
import { getReturnLocation } from '#listing/position/saved-positions.ts'
import { navigateTo } from '#commands/runtime.ts'
import { getFormTitle } from '#commands/resource.ts'
import { useRememberRecord } from '#commands/use-remember-record.ts'
import { Button, getButtonClass } from '#ui/components/button.tsx'
import { hasOpenDialog } from '#ui/focus/focus.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PathLink } from '#ui/components/path-link.tsx'
import type { AnyForm } from '#forms/define.ts'
import { registerFormScreen } from '#forms/form-screens.ts'
import { toFormValues } from '#forms/values.ts'
import { parseFormRequest } from '#forms/form-request.ts'
import { FormAfterPendingSave } from './open-form.tsx'

/**
 * Renders header and form. With an `id` in the route the form edits that record; without one it creates a record. Each
 * layer below adds one thing: `FormOfStoredRecord` the record, `FormAfterPendingSave` the wait for an earlier save,
 * `FormWithDraft` the draft, and `FormBody` the fields with everything that runs them.
 */
function FormScreen({ definition }: { definition: AnyForm }) {
  const { id: text } = useParams({ strict: false }) as { id?: string }
  const id = text === undefined ? null : parseIdParam(text)
  // Only as the form opens: once it is filled, the fragment goes.
  const hash = useLocation({ select: (location) => location.hash })
  const [{ copiedId }] = useState(() => parseFormRequest(hash))
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <PageHeader
        title={getFormTitle(definition.resource, id === null ? 'create' : 'edit')}
        breadcrumbs={[{ label: definition.resource.title, to: getReturnLocation(definition.resource.path) }]}
      />
      {id === null && copiedId === null ? (
        <FormAfterPendingSave key="new" definition={definition} id={null} loaded={null} />
      ) : (
        <FormOfStoredRecord key={id} definition={definition} id={id ?? copiedId ?? 0} isCopied={id === null} />
      )}
    </div>
  )
}

const MESSAGE_CLASS = 'flex flex-1 flex-col items-start gap-3 border-t border-line px-(--gutter) py-5 text-ink-2'

/** Focuses the link back to the list, because this screen has no field to focus. An open dialog keeps the focus. */
const focusWhenUncovered = (link: HTMLElement | null) => void (hasOpenDialog() || link?.focus())

interface StoredRecordProps {
  definition: AnyForm
  id: number
  /** The form is for a new record that starts with the values of this one. */
  isCopied: boolean
}

/** Loads the record first, then opens the form with it. */
function FormOfStoredRecord({ definition, id, isCopied }: StoredRecordProps) {
  const isId = id > 0
  // A save invalidates the record while its form is still mounted. Reading the record again now would serve nobody.
  const [isSaving, setIsSaving] = useState(false)
  // The cached record is not shown first, because fields must not change while the operator types.
  const record = useQuery({
    ...queryOptions(definition.load, { id }),
    ...hideUntilRefetchedOptions,
    enabled: isId && !isSaving,
    staleTime: 0,
  })
  useRememberRecord(definition.resource, id, record.data)
  if (record.data !== undefined && record.isFetchedAfterMount) {
    if (isCopied) {
      const copied = toFormValues(definition.toValues(record.data))
      return <FormAfterPendingSave definition={definition} id={null} loaded={null} copied={copied} />
    }
    return (
      <FormAfterPendingSave
        definition={definition}
        id={id}
        loaded={record.data}
        onRecordChanged={() => void record.refetch()}
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

/** Creates the screen component of a form, for both of its routes, and registers the definition for it. */
export const createFormScreen = (definition: AnyForm): ComponentType =>
  registerFormScreen(() => <FormScreen definition={definition} />, definition)
