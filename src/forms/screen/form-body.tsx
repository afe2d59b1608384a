/** The mounted form. It connects conform, which holds values and errors, with draft, leave guard, save and commands. */
import { FormProvider } from '@conform-to/react/future'
import { type ComponentType, type SyntheticEvent, useEffect, useMemo, useState } from 'react'
import { createFieldEquality } from '#forms/compare/field-equality.ts'
import { formatRecordTitle } from '#forms/compare/merge-before-save.ts'
import { ChangesPanel } from '#forms/compare/changes-panel.tsx'
import type { AnyForm, FieldsProps, FormSchema } from '#forms/define.ts'
import { createFieldTracker, type FormTools, FormToolsContext } from '#forms/form-tools-context.ts'
import { RemoteChangeNotice } from './remote-change-notice.tsx'
import type { DraftLocation, InitialFormState } from '#forms/initial-form-state.ts'
import { SaveBar } from './save-bar.tsx'
import { useDraft } from '#forms/drafts/use-draft.ts'
import { focusFirstError, useFormHandle } from './use-form-handle.ts'
import { useFormState } from './use-form-state.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useFormSubmission } from './use-form-submission.ts'
import type { FieldChange, FormValues } from '#forms/values.ts'

interface FormBodyProps {
  definition: AnyForm
  id: number | null
  opened: InitialFormState
  draftLocation: DraftLocation
  /** Names of the fields whose stored values changed since the form opened. */
  storedChangedNames: readonly string[]
  /** The values as they are stored now. */
  storedValues: FormValues
  /** Resets the form to the stored values and drops the draft. */
  onReset: () => void
  /** Opens the form again, empty, for the next new record. */
  onCreateAnother: () => void
  onRecordChanged: (() => void) | undefined
  /** Called with true while a save is in progress or done. */
  onSaving: ((isSaving: boolean) => void) | undefined
}

/**
 * Blocks the events that would change a checkbox, a choice or a file, so that the values cannot change during a save.
 */
const preventChange = (event: SyntheticEvent) => event.preventDefault()
const lockedEvents = {
  onMouseDownCapture: preventChange,
  onClickCapture: preventChange,
  onDropCapture: preventChange,
  onPasteCapture: preventChange,
}

/** Renders one open form and runs it. */
export function FormBody(props: FormBodyProps) {
  const {
    definition,
    id,
    opened,
    draftLocation,
    storedChangedNames,
    storedValues,
    onReset,
    onCreateAnother,
    onSaving,
  } = props
  const { article } = definition.resource
  const mode = id === null ? 'create' : 'edit'
  const [tracker] = useState(createFieldTracker)
  const [actions] = useState<FormTools['actions']>(() => new Map())
  const { schema, save, form, fields, intent, setValue, element, submit, events } = useFormSubmission(
    props,
    tracker,
    () => {
      discard()
      onCreateAnother()
    },
  )
  /** True if a picker holds text that is not a choice: no control has that text, so leaving the form would lose it. */
  const hasUncommittedText = () => Boolean(element()?.querySelector('[data-typed]'))
  const undoChange = ({ name, before, undo }: FieldChange) => {
    if (undo) undo()
    else setValue(name, before)
    // The panel removes the row of an undone change, and the focus on its button would be lost.
    element()?.querySelector<HTMLElement>(`#${fields[name]!.id}, [name^="${name}["]`)?.focus()
  }
  // The values that a partial save has stored are no unsaved changes any more.
  const base = { ...opened.base, ...save.partialValues }
  const { isReady, changes, invalidLabels } = useFormState(form.id, { tracker, base, schema })
  const dirty = changes.length > 0 && save.phase !== 'saved'
  // A stored value that equals the operator's own comes from the partial save, not from somebody else.
  const isEqual = createFieldEquality(definition)
  const remotelyChanged = storedChangedNames.filter(
    (name) =>
      !isEqual(name, base[name], storedValues[name]) &&
      !changes.some((change) => change.name === name && isEqual(name, change.after, storedValues[name])),
  )
  const { savedAtMs, discard } = useDraft(draftLocation, changes, save.phase === 'saved', save.getTarget())
  const resetForm = () => {
    save.abandon()
    // A request in flight may still fail, so its draft stays until the result is known.
    if (save.isSent()) return
    discard()
    onReset()
  }
  const partialSaveText =
    save.partialRecordId === null
      ? null
      : `${formatRecordTitle(definition, save.partialRecordId)} foi salv${article} em parte`
  // Leaving drops the draft at once, so that an operator who returns before the next screen loads does not see it.
  useLeaveGuard(dirty, resetForm, hasUncommittedText, save, partialSaveText)
  const verify = () => void save.verify(changes)
  const isDirty = () => dirty || hasUncommittedText()
  const { isUnconfirmed, isSent } = save
  useFormHandle({
    definition,
    id,
    isDirty,
    isSent,
    getElement: element,
    submit,
    reset: resetForm,
    isUnconfirmed,
    check: verify,
    actions,
  })

  // If the operator has changed nothing, the newer record replaces the older one (case E7).
  const isOutdated =
    storedChangedNames.length > 0 && isReady && !dirty && save.phase === 'idle' && save.partialRecordId === null
  useEffect(() => {
    // Text typed in a picker and not chosen yet is in no control, so `dirty` does not include it.
    if (isOutdated && !hasUncommittedText()) onReset()
  })

  const saving = save.phase !== 'idle'
  useEffect(() => onSaving?.(saving), [onSaving, saving])
  const tools = useMemo(() => ({ saving, tracker, actions }), [saving, tracker, actions])
  const Fields: ComponentType<FieldsProps<FormSchema, unknown>> = definition.fields
  return (
    <FormToolsContext value={tools}>
      <FormProvider context={form.context}>
        <form
          {...form.props}
          // With large text on a phone the bar would leave no room for the fields, so it scrolls with them.
          className="flex min-h-0 flex-1 flex-col border-t border-line @max-[18rem]:overflow-y-auto"
          aria-busy={saving}
          {...events}
        >
          <div className="min-h-0 flex-1 overflow-y-auto px-(--gutter) @max-[18rem]:flex-none">
            <div className="grid gap-x-10 min-[75rem]:grid-cols-[minmax(0,720px)_300px]">
              <div
                className="min-w-0 max-w-180 pb-4 [&_select[aria-disabled]]:bg-sunken"
                {...(saving ? lockedEvents : {})}
              >
                {remotelyChanged.length > 0 && dirty && (
                  <RemoteChangeNotice
                    {...{ tracker }}
                    stored={storedValues}
                    changedNames={remotelyChanged}
                    base={base}
                    onUseStored={setValue}
                  />
                )}
                <Fields {...{ fields, intent, mode }} loaded={opened.loaded} />
              </div>
              {mode === 'edit' && changes.length > 0 && <ChangesPanel changes={changes} onUndo={undoChange} />}
            </div>
          </div>
          <SaveBar
            {...{ definition, mode, invalidLabels, draftSavedAtMs: savedAtMs, partialSaveText }}
            save={save}
            isDraftRestored={opened.draftSavedAt !== null && dirty}
            errors={form.fieldErrors}
            tracker={tracker}
            onVerify={verify}
            onDiscardDraft={resetForm}
            onAnother={id === null ? () => submit(true) : undefined}
            onShowError={() => {
              if (!focusFirstError(element())) submit()
            }}
          />
        </form>
      </FormProvider>
    </FormToolsContext>
  )
}
