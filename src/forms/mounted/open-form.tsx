/** An open form: the record as it was when the form opened, the draft of it, and what became of it meanwhile. */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { goTo } from '#commands/runtime.ts'
import { formatTime } from '#lib/written/dates.ts'
import type { Place } from '#lib/places/place.ts'
import { backTo } from '#listing/place/list-places.ts'
import { buttonClass } from '#ui/parts/button.tsx'
import { isPageCovered } from '#ui/focus/focus.ts'
import { PathLink } from '#ui/parts/path-link.tsx'
import { alikeIn } from '#forms/compare/alike.ts'
import type { AnyForm } from '#forms/define.ts'
import { readDraft } from '#forms/drafts/drafts.ts'
import { onSentSaves, saveUnderWay, type SentSave, sentSaves } from '#forms/save/sent-saves.ts'
import { FormBody } from './form-body.tsx'
import type { DraftPlace, Opened } from '#forms/opened.ts'
import { fitting, sameFieldValue, toFormValues } from '#forms/values.ts'

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
  const [sent] = useState(() => saveUnderWay(path))
  const all = useSyncExternalStore(onSentSaves, sentSaves)
  const { definition } = props
  if (sent && all.includes(sent)) return <StillSent sent={sent} back={backTo(definition.noun.path)} />
  return <OpenedForm {...props} path={path} />
}

/** In the place of the form; Esc leads back from here too. */
function StillSent({ sent, back }: { sent: SentSave; back: Place }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isPageCovered()) link.current?.focus()
  }, [])
  return (
    <div
      className="flex flex-1 flex-col items-start gap-3 border-t border-line px-(--gutter) py-5 text-ink-2"
      onKeyDown={({ key }) => key === 'Escape' && goTo(back)}
    >
      <p role="status">
        {`${sent.name}: o que você enviou às ${formatTime(new Date(sent.sentAt))} ainda está sendo salvo. O formulário abre quando isso terminar.`}
      </p>
      <PathLink ref={link} to={back} className={buttonClass()}>
        Voltar
      </PathLink>
    </div>
  )
}

/** Opens a form once and starts it over only by the operator's wish, or under hands that changed nothing. */
function OpenedForm({ definition, id, loaded, onConflict, onSaving, path }: OpenFormProps & { path: string }) {
  const [place] = useState<DraftPlace>({ path })
  const stored = toFormValues(loaded === null ? definition.defaults : definition.toValues(loaded))
  const [opened, setOpened] = useState<Opened>(() => {
    const { values = {}, before = {}, savedAt = null, id: made = null, step = null } = readDraft(place.path) ?? {}
    const initial = { ...stored, ...fitting(toFormValues(values), stored) }
    // What is stored as it was typed has been saved after all, but for what no look tells of.
    const isOpen = ([name]: [string, unknown]) =>
      name === definition.unseen || !alikeIn(definition)(name, stored[name], initial[name])
    const asOpened = Object.entries(fitting(toFormValues(before), stored)).filter(isOpen)
    const base = { ...stored, ...Object.fromEntries(asOpened) }
    return { version: 0, fresh: true, loaded, base, initial, restored: savedAt, made, step }
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
      fresh,
      loaded,
      base: stored,
      initial: stored,
      restored: null,
      made: null,
      step: null,
    }))
  }

  useEffect(() => {
    // The field that had the focus has it again, so that it is never lost (commands/keys/README §10).
    if (focused.current) document.getElementsByName(focused.current)[0]?.focus()
    focused.current = null
  }, [opened.version])

  const moved = Object.keys(stored).filter((name) => !sameFieldValue(stored[name] ?? '', opened.base[name] ?? ''))
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
