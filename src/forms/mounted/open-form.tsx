/** An open form: the record as it was when the form opened, the draft of it, and what became of it meanwhile. */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { alikeIn } from '#forms/compare/alike.ts'
import type { AnyForm } from '#forms/define.ts'
import { readDraft } from '#forms/drafts/drafts.ts'
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
}

/** Opens a form once and starts it over only by the operator's wish, or under hands that changed nothing. */
export function OpenForm({ definition, id, loaded, onConflict }: OpenFormProps) {
  const path = useLocation({ select: (location) => location.pathname })
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
    />
  )
}
