/** The form of one field: its control, checked by the schema of the record's own form. */
import { FormProvider, useForm } from '@conform-to/react/future'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { createFieldEquality } from '#forms/compare/field-equality.ts'
import type { TextFieldMetadata } from '#forms/fields/control-props.ts'
import { FieldControl } from '#forms/fields/field-control.tsx'
import { createFieldTracker, FormToolsContext } from '#forms/form-tools-context.ts'
import { readFormValues } from '#forms/screen/use-form-state.ts'
import { getCellValue } from '#listing/define.ts'
import type { SelectOption } from '#ui/components/field.tsx'
import { type CellEdit, type OpenCell, openCellStore } from './cell-edits.ts'
import { createFieldSchema } from './field-schema.ts'
import type { CellStep } from './leave-cell.ts'
import { typeInto } from './type-into.ts'
import type { CellRecord } from './use-cell-record.ts'
import type { UnsavedValue } from './use-unsaved-value.ts'

/** A value that the schema accepts. */
export interface CellFormResult {
  /** As the control has it. */
  value: string
  /** It differs from the stored one. */
  isChanged: boolean
}

/** What the editor asks of the form. */
export interface CellFormHandle {
  /** Sends the value if the schema accepts it; then the cursor takes the step. */
  submit(step: CellStep): void
  /** Returns what was typed since the form opened; null if nothing was. */
  readUnsaved(): UnsavedValue | null
}

interface CellFormProps {
  cell: OpenCell
  record: CellRecord
  /** The accessible name: 'Preço · Mochila urbana (#12)'. */
  name: string
  /** What was typed here before and is not stored; null if nothing was. */
  edit: CellEdit | null
  /** What was typed before the control was there. */
  earlyText: string
  /** Set while the form is there. */
  handle: RefObject<CellFormHandle | null>
  onAccept: (result: CellFormResult, step: CellStep) => void
}

const CONTROLS = ':is(input, select, textarea):not([type=hidden], [hidden], [aria-hidden])'

/** The stored choice of a field that holds a record, with the name that the list shows. */
function getStoredOption({ field, name, column, row }: OpenCell, { stored }: CellRecord): SelectOption | null {
  const value = stored[name]
  if (field.kind !== 'record' || typeof value !== 'string' || value === '') return null
  const shownName = getCellValue({ field: column, label: '' }, row)
  return { value, label: typeof shownName === 'string' ? shownName : `#${value}` }
}

/** What the form holds that is not sent. */
function useTypedText(formRef: RefObject<HTMLFormElement | null>, name: string, openedWith: string) {
  const getValue = (): string => {
    const value = formRef.current ? readFormValues(formRef.current)[name] : undefined
    return typeof value === 'string' ? value : ''
  }
  /** Text in a picker that is not chosen yet is in no control. */
  const hasNewText = () =>
    formRef.current !== null && (getValue() !== openedWith || formRef.current.querySelector('[data-typed]') !== null)
  return { getValue, hasNewText }
}

function selectText(control: HTMLElement): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
}

/** What the control reads of its field, with this error in place of the schema's. */
const withProblem = (
  { id, name, defaultValue, defaultChecked, errors }: TextFieldMetadata,
  problem: string | null,
): TextFieldMetadata =>
  ({ id, name, defaultValue, defaultChecked, errors: problem === null ? errors : [problem] }) as TextFieldMetadata

/** Draws the control with the focus in it. */
export function CellForm({ cell, record, name, edit, earlyText, handle, onAccept }: CellFormProps) {
  const storedValue = record.stored[cell.name]
  const stored = typeof storedValue === 'string' ? storedValue : ''
  const [openedWith] = useState(edit && edit.text === undefined ? edit.value : stored)
  const [problem, setProblem] = useState(edit?.problem ?? null)
  const [schema] = useState(() => createFieldSchema(cell, record.stored))
  const formRef = useRef<HTMLFormElement>(null)
  const step = useRef<CellStep>('down')
  const { getValue, hasNewText } = useTypedText(formRef, cell.name, openedWith)
  const { form, fields } = useForm(schema, {
    defaultValue: { [cell.name]: openedWith },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onSubmit(event) {
      event.preventDefault()
      const value = getValue()
      onAccept({ value, isChanged: !createFieldEquality(cell.form)(cell.name, stored, value) }, step.current)
    },
  })
  const tools = useMemo(() => ({ saving: false, tracker: createFieldTracker(), actions: new Map() }), [])

  useLayoutEffect(() => {
    handle.current = {
      submit(next) {
        step.current = next
        formRef.current?.requestSubmit()
      },
      readUnsaved: () => (hasNewText() ? { value: getValue() } : null),
    }
    return () => void (handle.current = null)
  })
  // A layout effect: between two tasks no key may reach the page.
  useLayoutEffect(() => {
    const control = formRef.current?.querySelector<HTMLElement>(CONTROLS)
    if (!control) return
    control.focus()
    selectText(control)
    if (earlyText !== '') typeInto(control, earlyText)
    if (edit?.text !== earlyText) return
    // It is the text that was refused, and not one that goes on.
    selectText(control)
    setProblem(edit.problem)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the control is there
  }, [])

  function onBlur() {
    // After the focus has gone to its next element. In another window the control is still the active element.
    setTimeout(() => {
      const isInside = formRef.current === null || formRef.current.contains(document.activeElement)
      if (!isInside && document.hasFocus() && !hasNewText() && openCellStore.get() === cell) openCellStore.set(null)
    })
  }

  return (
    <FormToolsContext value={tools}>
      <FormProvider context={form.context}>
        <form
          {...form.props}
          ref={formRef}
          aria-label={name}
          onBlur={onBlur}
          onInput={(event) => {
            setProblem(null)
            form.props.onInput(event as never)
          }}
        >
          <FieldControl
            field={withProblem(fields[cell.name] as unknown as TextFieldMetadata, problem)}
            definition={cell.field}
            required={!z.safeParse(schema, {}).success}
            list={record.list}
            storedOption={getStoredOption(cell, record)}
          />
        </form>
      </FormProvider>
    </FormToolsContext>
  )
}
