/** An open form: the record as it was when the form opened, the draft of it, and what became of it meanwhile. */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { navigateTo } from '#commands/runtime.ts'
import { formatTime } from '#lib/format/dates.ts'
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
import type { DraftLocation, InitialFormState } from '#forms/initial-form-state.ts'
import { filterCompatible, isSameFieldValue, toFormValues } from '#forms/values.ts'

interface OpenFormProps {
  definition: AnyForm
  /** null for a new record. */
  id: number | null
  /** The stored record; another one may follow after a refetch. */
  loaded: unknown
  /** The platform says that the record was changed meanwhile: it is to be read again. */
  onConflict?: () => void
  /** Told whether a save is under way or done. */
  onSaving?: (isSaving: boolean) => void
}

/**
 * Opens a form once no save of it is on its way any more that another form of the same place has sent: what came of that
 * its draft knows by then.
 */
export function OpenForm(props: OpenFormProps) {
  const path = useLocation({ select: (location) => location.pathname })
  const [sent] = useState(() => findPendingSave(path))
  const pendingSaves = useSyncExternalStore(subscribeToPendingSaves, getPendingSaves)
  const { definition } = props
  if (sent && pendingSaves.includes(sent))
    return <PendingSaveScreen sent={sent} back={getReturnLocation(definition.resource.path)} />
  return <OpenedForm {...props} path={path} />
}

/** In the place of the form; Esc leads back from here too. */
function PendingSaveScreen({ sent, back: listLocation }: { sent: PendingSave; back: RouteLocation }) {
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
        {`${sent.name}: o que você enviou às ${formatTime(new Date(sent.sentAtMs))} ainda está sendo salvo. O formulário abre quando isso terminar.`}
      </p>
      <PathLink ref={link} to={listLocation} className={getButtonClass()}>
        Voltar
      </PathLink>
    </div>
  )
}

/** Opens a form once and starts it over only by the operator's wish, or under hands that changed nothing. */
function OpenedForm({ definition, id, loaded, onConflict, onSaving, path }: OpenFormProps & { path: string }) {
  const [place] = useState<DraftLocation>({ path })
  const stored = toFormValues(loaded === null ? definition.defaults : definition.toValues(loaded))
  const [opened, setOpened] = useState<InitialFormState>(() => {
    const {
      values = {},
      before: draftBase = {},
      savedAt = null,
      id: made = null,
      step = null,
    } = loadDraft(place.path) ?? {}
    const initial = { ...stored, ...filterCompatible(toFormValues(values), stored) }
    // What is stored as it was typed has been saved after all, but for what no look tells of.
    const isOpen = ([name]: [string, unknown]) =>
      name === definition.unverifiableField || !createFieldEquality(definition)(name, stored[name], initial[name])
    const asOpened = Object.entries(filterCompatible(toFormValues(draftBase), stored)).filter(isOpen)
    const base = { ...stored, ...Object.fromEntries(asOpened) }
    return {
      version: 0,
      isFreshlyOpened: true,
      loaded,
      base,
      initial,
      draftSavedAt: savedAt,
      createdId: made,
      historyStep: step,
    }
  })
  const focused = useRef<string | null>(null)

  function startOver() {
    const at = document.activeElement
    focused.current = at?.getAttribute('name') ?? null
    // What has no name ('Descartar rascunho') goes, or its like cannot be told: the form opens as it first did.
    restart(focused.current === null && Boolean(at?.closest('form')))
  }

  function restart(fresh: boolean) {
    setOpened(({ version }) => ({
      version: version + 1,
      isFreshlyOpened: fresh,
      loaded,
      base: stored,
      initial: stored,
      draftSavedAt: null,
      createdId: null,
      historyStep: null,
    }))
  }

  useEffect(() => {
    // The field that had the focus has it again, so that it is never lost (commands/keys/README §10).
    if (focused.current) document.getElementsByName(focused.current)[0]?.focus()
    focused.current = null
  }, [opened.version])

  const moved = Object.keys(stored).filter((name) => !isSameFieldValue(stored[name] ?? '', opened.base[name] ?? ''))
  return (
    <FormBody
      key={opened.version}
      {...{ definition, id, opened, place, moved, stored }}
      onStartOver={startOver}
      onAnother={() => restart(true)}
      onConflict={onConflict}
      onSaving={onSaving}
    />
  )
}
