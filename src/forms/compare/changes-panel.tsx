/** The list of unsaved changes with the values before and after, and a button that undoes each. */
import { useId } from 'react'
import { IconButton } from '#ui/components/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { SAVING_LABEL, useFormTools } from '#forms/form-tools-context.ts'
import type { FieldChange, FormValue, TrackedField } from '#forms/values.ts'

interface ChangesPanelProps {
  changes: readonly FieldChange[]
  onUndo: (change: FieldChange) => void
}

/** Formats a value for the operator; an empty one is 'vazio'. */
export function formatFieldValue(field: TrackedField, value: FormValue): string {
  return field.format(value) || 'vazio'
}

/** Renders the changes to the right of the fields on screens of 1200 px and more. */
export function ChangesPanel({ changes, onUndo }: ChangesPanelProps) {
  const id = useId()
  const { saving } = useFormTools()
  return (
    <aside
      className="hidden pt-4.5 text-sm min-[75rem]:block"
      aria-label="Alterações não salvas"
      data-region="alteracoes"
    >
      <h2 className="flex items-center gap-2 font-semibold before:size-[7px] before:shrink-0 before:rounded-full before:bg-warning-ink">{`Alterações não salvas (${changes.length})`}</h2>
      <ul className="mt-2 border-t border-line">
        {changes.map((change) => (
          <li key={change.name} className="flex items-center gap-2 border-b border-line py-2 tabular-nums">
            <div className="min-w-0 flex-1">
              <span id={`${id}-${change.name}`} className="block text-xs text-ink-3">
                {change.label}
              </span>
              <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
                <s
                  className="line-clamp-6 wrap-anywhere text-ink-3 decoration-line-strong"
                  title={formatFieldValue(change, change.before)}
                >
                  {formatFieldValue(change, change.before)}
                </s>
                <Icon name="setaDireita" size={12} className="shrink-0 text-ink-3" />
                <span className="sr-only">passa a</span>
                <span className="line-clamp-6 wrap-anywhere" title={formatFieldValue(change, change.after)}>
                  {formatFieldValue(change, change.after)}
                </span>
              </span>
            </div>
            <IconButton
              small
              icon="desfazer"
              label="Desfazer"
              aria-describedby={`${id}-${change.name}`}
              disabledReason={saving && SAVING_LABEL}
              onClick={() => onUndo(change)}
            />
          </li>
        ))}
      </ul>
    </aside>
  )
}
