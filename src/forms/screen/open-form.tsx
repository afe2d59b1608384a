/** Holds the state of an open form: the record as it was opened, its draft, and the record as it is stored now. */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { navigateTo } from '#commands/runtime.ts'
import { formatTime } from '#lib/format/dates.ts'
import { createUniqueKey } from '#lib/unique-key.ts'
import type { RouteLocation } from '#lib/urls/route-location.ts'
import { getReturnLocation } from '#listing/position/saved-positions.ts'
import { getButtonClass } from '#ui/components/button.tsx'
import { hasOpenDialog } from '#ui/focus/focus.ts'
import { PathLink } from '#ui/components/path-link.tsx'
import { createFieldEquality } from '#forms/compare/field-equality.ts'
import type { AnyForm } from '#forms/define.ts'
import { loadDraft } from '#forms/drafts/drafts.ts'
import {
  subscribeToPendingSaves,
  findPendingSave,
  type PendingSave,
  getPendingSaves,
} from '#forms/save/pending-saves.ts'
import { FormBody } from './form-body.tsx'
import { parseFormRequest, readDescribedValues } from '#forms/form-request.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import { filterCompatible, type FormValues, isSameFieldValue, toFormValues } from '#forms/values.ts'

interface OpenFormProps {
  definition: AnyForm
  /** null for a new record. */
  id: number | null
  /** The stored record. A refetch may pass a newer one. */
  loaded: unknown
  /** For a new record: the values of the record that it copies. */
  copied?: FormValues
  /** Called if the platform reports that the record has changed: the record must be read again. */
  onRecordChanged?: () => void
  /** Called with true while a save is in progress or done. */
  onSaving?: (isSaving: boolean) => void
}

/**
 * Opens a form. If another form of the same route has sent a save that is still pending, opens only after that save has
 * ended, because the draft includes its result by then.
 */
export function FormAfterPendingSave(props: OpenFormProps) {
  const path = useLocation({ select: (location) => location.pathname })
  const hash = useLocation({ select: (location) => location.hash })
  const [pendingSave] = useState(() => findPendingSave(path))
  const pendingSaves = useSyncExternalStore(subscribeToPendingSaves, getPendingSaves)
  const { definition } = props
  if (pendingSave && pendingSaves.includes(pendingSave))
    return <PendingSaveScreen pendingSave={pendingSave} listLocation={getReturnLocation(definition.resource.path)} />
  return <FormWithDraft {...props} path={path} hash={hash} />
}

/** Shown in place of the form while an earlier save is pending. Esc leads to the list from here too. */
function PendingSaveScreen({ pendingSave, listLocation }: { pendingSave: PendingSave; listLocation: RouteLocation }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!hasOpenDialog()) link.current?.focus()
  }, [])
  return (
    <div
      className="flex flex-1 flex-col items-start gap-3 border-t border-line px-(--gutter) py-5 text-ink-2"
      onKeyDown={({ key }) => key === 'Escape' && navigateTo(listLocation)}
    >
      <p role="status">
        {`${pendingSave.name}: o que você enviou às ${formatTime(new Date(pendingSave.sentAtMs))} ainda está sendo salvo. O formulário abre quando isso terminar.`}
      </p>
      <PathLink ref={link} to={listLocation} className={getButtonClass()}>
        Voltar
      </PathLink>
    </div>
  )
}

/** Returns the state of a form that opens now: the stored values with the draft of this path over them. */
function createInitialState(definition: AnyForm, path: string, loaded: unknown, stored: FormValues): InitialFormState {
  const {
    key: draftKey = createUniqueKey(),
    values = {},
    before: draftBase = {},
    savedAt = null,
    id: createdId = null,
    historyTimestampMs = null,
  } = loadDraft(path) ?? {}
  const initial = { ...stored, ...filterCompatible(toFormValues(values), stored) }
  // A draft value that is stored by now has been saved after all, so it is no change. Nobody can verify that of the
  // unverifiable field.
  const isUnsaved = ([name]: [string, unknown]) =>
    name === definition.unverifiableField || !createFieldEquality(definition)(name, stored[name], initial[name])
  const unsavedBase = Object.entries(filterCompatible(toFormValues(draftBase), stored)).filter(isUnsaved)
  const base = { ...stored, ...Object.fromEntries(unsavedBase) }
  return {
    version: 0,
    isFreshlyOpened: true,
    loaded,
    base,
    initial,
    draftKey,
    draftSavedAt: savedAt,
    createdId,
    historyTimestampMs,
  }
}

/** Restores the draft and opens the form once. Resets it only if the operator asks for it or has changed nothing. */
function FormWithDraft({
  definition,
  id,
  loaded,
  onRecordChanged,
  onSaving,
  copied,
  path: currentPath,
  hash,
}: OpenFormProps & { path: string; hash: string }) {
  // The route changes before the form is unmounted.
  const [path] = useState(currentPath)
  const stored = toFormValues(loaded === null ? definition.defaults : definition.toValues(loaded))
  const { focusedField, description } = parseFormRequest(hash)
  const [opened, setOpened] = useState(() => {
    const state = createInitialState(definition, path, loaded, stored)
    const described =
      description === '' ? {} : readDescribedValues(definition.fieldDefinitions, definition.nameField, description)
    return id === null ? { ...state, initial: { ...state.initial, ...copied, ...described } } : state
  })
  const focusedName = useRef<string | null>(null)

  function reset() {
    const activeElement = document.activeElement
    focusedName.current = activeElement?.getAttribute('name') ?? null
    // An element without a name ('Descartar rascunho') is not there after the reset, or cannot be found again. The form
    // then puts the focus where it does on opening.
    restart(focusedName.current === null && Boolean(activeElement?.closest('form')))
  }

  function restart(isFreshlyOpened: boolean) {
    setOpened(({ version }) => ({
      version: version + 1,
      isFreshlyOpened,
      loaded,
      base: stored,
      initial: stored,
      draftKey: createUniqueKey(),
      draftSavedAt: null,
      createdId: null,
      historyTimestampMs: null,
    }))
  }

  useEffect(() => {
    // The field that had the focus gets it back, so that the focus is never lost (commands/keys/README §10).
    if (focusedName.current) document.getElementsByName(focusedName.current)[0]?.focus()
    focusedName.current = null
  }, [opened.version])

  // After the effect of the form, which focuses its first field.
  useEffect(() => {
    if (focusedField !== '' && !hasOpenDialog())
      document.querySelector<HTMLElement>(`form [id$="-field-${CSS.escape(focusedField)}"]`)?.focus()
  }, [focusedField])

  // What was filled in is a draft from now on: after a reload it must not be filled in again over later changes.
  const isFilled = id === null && hash !== '' && focusedField === ''
  useEffect(() => {
    if (isFilled) navigateTo({ to: path }, { replace: true, ignoreBlocker: true })
  }, [isFilled, path])

  const storedChangedNames = Object.keys(stored).filter(
    (name) => !isSameFieldValue(stored[name] ?? '', opened.base[name] ?? ''),
  )
  return (
    <FormBody
      key={opened.version}
      {...{ definition, id, opened, path, storedChangedNames, storedValues: stored }}
      onReset={reset}
      onCreateAnother={() => restart(true)}
      onRecordChanged={onRecordChanged}
      onSaving={onSaving}
    />
  )
}
