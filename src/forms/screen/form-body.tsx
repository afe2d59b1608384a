/** The mounted form: fields, the changes of others, the changes of the operator, and the save bar. */
import { FormProvider } from '@conform-to/react/future'
import type { ComponentType, SyntheticEvent } from 'react'
import { ChangesPanel } from '#forms/compare/changes-panel.tsx'
import type { FieldsProps, FormSchema } from '#forms/define.ts'
import { FormToolsContext } from '#forms/form-tools-context.ts'
import { RemoteChangeNotice } from './remote-change-notice.tsx'
import { SaveBar } from './save-bar.tsx'
import { type FormBodyProps, useFormBody } from './use-form-body.ts'
import { focusFirstError } from './use-form-handle.ts'

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
  const { definition, id, opened, storedValues } = props
  const mode = id === null ? 'create' : 'edit'
  const body = useFormBody(props)
  const { save, form, fields, intent, setValue, element, submit, events, tools, base, changes, isDirty } = body
  const { invalidLabels, draftSavedAtMs, partialSaveText, remotelyChanged, undoChange, resetForm, verify } = body
  const Fields: ComponentType<FieldsProps<FormSchema, unknown>> = definition.fields
  return (
    <FormToolsContext value={tools}>
      <FormProvider context={form.context}>
        <form
          {...form.props}
          // With large text on a phone the bar would leave no room for the fields, so it scrolls with them.
          className="flex min-h-0 flex-1 flex-col border-t border-line @max-[18rem]:overflow-y-auto"
          aria-busy={tools.saving}
          {...events}
        >
          <div className="min-h-0 flex-1 overflow-y-auto px-(--gutter) @max-[18rem]:flex-none">
            <div className="grid gap-x-10 min-[75rem]:grid-cols-[minmax(0,720px)_300px]">
              <div
                data-region="campos"
                className="min-w-0 max-w-180 pb-4 [&_select[aria-disabled]]:bg-sunken"
                {...(tools.saving ? lockedEvents : {})}
              >
                {remotelyChanged.length > 0 && isDirty && (
                  <RemoteChangeNotice
                    tracker={tools.tracker}
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
            {...{ definition, mode, invalidLabels, draftSavedAtMs, partialSaveText }}
            save={save}
            isDraftRestored={opened.draftSavedAt !== null && isDirty}
            errors={form.fieldErrors}
            tracker={tools.tracker}
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
