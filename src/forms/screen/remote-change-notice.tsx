/**
 * The notice that somebody else changed the record on the server during editing. The operator's input stays, and a
 * button shows the differences.
 */
import { useState, useSyncExternalStore } from 'react'
import { formatTime } from '#lib/format/dates.ts'
import { Button } from '#ui/components/button.tsx'
import { formatFieldValue } from '#forms/compare/changes-panel.tsx'
import type { FieldTracker } from '#forms/form-tools-context.ts'
import type { FormValues } from '#forms/values.ts'

interface RemoteChangeNoticeProps {
  /** Names of the fields whose stored values changed. */
  changedNames: readonly string[]
  base: FormValues
  stored: FormValues
  tracker: FieldTracker
  /** Writes the server's value into the field. */
  onUseStored: (name: string, value: unknown) => void
}

/** Renders the notice above the fields (cases B8, E7); nothing if none of the changed fields is mounted. */
export function RemoteChangeNotice({ changedNames, base, stored, tracker, onUseStored }: RemoteChangeNoticeProps) {
  const [open, setOpen] = useState(false)
  const [seenAt] = useState(() => new Date())
  const fields = useSyncExternalStore(tracker.subscribe, tracker.getFields).filter(({ name }) =>
    changedNames.includes(name),
  )
  if (fields.length === 0) return null
  return (
    <div role="status" className="mt-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning-ink">
      <div className="flex items-center gap-3">
        <span className="flex-1">{`O registro mudou no servidor. O que você digitou foi mantido. Alterado por outra pessoa, visto às ${formatTime(seenAt)}.`}</span>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          Ver diferenças
        </Button>
      </div>
      {open && (
        <ul className="mt-2 grid gap-1">
          {fields.map((field) => (
            <li key={field.name} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate">
                <span>{`${field.label}: `}</span>
                <s>{formatFieldValue(field, base[field.name] ?? '')}</s>
                <span>{` → ${formatFieldValue(field, stored[field.name] ?? '')}`}</span>
              </span>
              <Button size="small" onClick={() => onUseStored(field.name, stored[field.name] ?? '')}>
                Usar o do servidor
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
