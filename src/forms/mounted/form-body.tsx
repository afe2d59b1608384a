/** The mounted form: conform keeps its values and errors; here they meet draft, leave guard, save and commands. */
import { FormProvider } from '@conform-to/react/future'
import { type ComponentType, type SyntheticEvent, useEffect, useMemo, useState } from 'react'
import { alikeIn } from '#forms/compare/alike.ts'
import { recordTitle } from '#forms/compare/before-save.ts'
import { ChangesPanel } from '#forms/compare/changes-panel.tsx'
import type { AnyForm, FieldsProps, FormSchema } from '#forms/define.ts'
import { createTracker, type FormTools, FormToolsContext } from '#forms/form-tools.ts'
import { MovedNotice } from './moved-notice.tsx'
import type { DraftPlace, Opened } from '#forms/opened.ts'
import { SaveBar } from './save-bar.tsx'
import { useDraft } from '#forms/drafts/use-draft.ts'
import { focusFirstError, useFormHandle } from './use-form-handle.ts'
import { useFormState } from './use-form-state.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useOpenedForm } from './use-opened-form.ts'
import type { Change, FormValues } from '#forms/values.ts'

interface FormBodyProps {
  definition: AnyForm
  id: number | null
  opened: Opened
  place: DraftPlace
  /** Names of the fields whose stored values changed since the form opened. */
  moved: readonly string[]
  /** The values as they are stored now. */
  stored: FormValues
  /** Back to the stored values; the draft is dropped. */
  onStartOver: () => void
  /** Opens the form anew for the next record. */
  onAnother: () => void
  onConflict: (() => void) | undefined
  /** Told whether a save is under way or done. */
  onSaving: ((isSaving: boolean) => void) | undefined
}

/** While a save is under way its values stand still: what would change a box, a choice or a file is refused. */
const refuse = (event: SyntheticEvent) => event.preventDefault()
const locked = { onMouseDownCapture: refuse, onClickCapture: refuse, onDropCapture: refuse, onPasteCapture: refuse }

/** Draws and runs one open form. */
export function FormBody(props: FormBodyProps) {
  const { definition, id, opened, place, moved, stored, onStartOver, onAnother, onSaving } = props
  const { article } = definition.noun
  const mode = id === null ? 'create' : 'edit'
  const [tracker] = useState(createTracker)
  const [actions] = useState<FormTools['actions']>(() => new Map())
  const { schema, save, form, fields, intent, setValue, element, submit, events } = useOpenedForm(
    props,
    tracker,
    () => {
      discard()
      onAnother()
    },
  )
  /** A text in a picker that is no choice yet, or found none: no control has it, and it would be lost. */
  const hasTyped = () => Boolean(element()?.querySelector('[data-typed]'))
  const undo = ({ name, before, takeBack }: Change) => {
    if (takeBack) takeBack()
    else setValue(name, before)
    // The line of the change goes, and would take the focus along.
    element()?.querySelector<HTMLElement>(`#${fields[name]!.id}, [name^="${name}["]`)?.focus()
  }
  // What a first half of a save has stored is no change any more.
  const base = { ...opened.base, ...save.stored }
  const { isRead, changes, refused } = useFormState(form.id, { tracker, base, schema })
  const dirty = changes.length > 0 && save.phase !== 'saved'
  // What a first half of a save has stored as it stands here is nobody else's.
  const alike = alikeIn(definition)
  const foreign = moved.filter(
    (name) =>
      !alike(name, base[name], stored[name]) &&
      !changes.some((change) => change.name === name && alike(name, change.after, stored[name])),
  )
  const { keptAt, discard } = useDraft(place, changes, save.phase === 'saved', save.target())
  const startOver = () => {
    save.letGo()
    // What is sent may fail yet: its draft stays until that is known.
    if (save.isSent()) return
    discard()
    onStartOver()
  }
  const inPart = save.half === null ? null : `${recordTitle(definition, save.half)} foi salv${article} em parte`
  // What was let go is gone at once, also for who comes back before the next screen is there.
  useLeaveGuard(dirty, startOver, hasTyped, save, inPart)
  const check = () => void save.check(changes)
  const isDirty = () => dirty || hasTyped()
  const { doubtful, isSent } = save
  useFormHandle({ definition, id, dirty: isDirty, isSent, element, submit, reset: startOver, doubtful, check, actions })

  // Under hands that changed nothing the newer record takes the place of the older one (case E7).
  const isOutdated = moved.length > 0 && isRead && !dirty && save.phase === 'idle' && save.half === null
  useEffect(() => {
    // What is typed in a picker and not chosen yet is in no control.
    if (isOutdated && !hasTyped()) onStartOver()
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
          // With large letters on a phone the bar would leave the fields no room: it scrolls along.
          className="flex min-h-0 flex-1 flex-col border-t border-line @max-[18rem]:overflow-y-auto"
          aria-busy={saving}
          {...events}
        >
          <div className="min-h-0 flex-1 overflow-y-auto px-(--gutter) @max-[18rem]:flex-none">
            <div className="grid gap-x-10 min-[75rem]:grid-cols-[minmax(0,720px)_300px]">
              <div className="min-w-0 max-w-180 pb-4 [&_select[aria-disabled]]:bg-sunken" {...(saving ? locked : {})}>
                {foreign.length > 0 && dirty && (
                  <MovedNotice {...{ stored, tracker }} moved={foreign} base={base} onTake={setValue} />
                )}
                <Fields {...{ fields, intent, mode }} loaded={opened.loaded} />
              </div>
              {mode === 'edit' && changes.length > 0 && <ChangesPanel changes={changes} onUndo={undo} />}
            </div>
          </div>
          <SaveBar
            {...{ definition, mode, refused, keptAt, inPart }}
            save={save}
            restored={opened.restored !== null && dirty}
            errors={form.fieldErrors}
            tracker={tracker}
            onCheck={check}
            onDiscardDraft={startOver}
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
