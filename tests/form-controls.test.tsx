// @vitest-environment jsdom
/** Checks that the fields that a form shows are those of its schema, and say of themselves what the schema demands. */
import { FormProvider } from '@conform-to/react/future'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#api/cache/query.ts'
import type { AnyForm, FieldsProps, FormSchema } from '#forms/define.ts'
import { createFieldTracker, type FieldTracker, FormToolsContext } from '#forms/form-tools-context.ts'
import { useFormSubmission } from '#forms/screen/use-form-submission.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { forms } from './forms.ts'

vi.mock('#ui/notices/notice-host.tsx', () => ({}))
// No response comes: the choices of a field are not what is checked.
vi.mock('#api/session/client.ts', () => ({ call: () => new Promise(() => {}) }))

const opened = {
  version: 0,
  isFreshlyOpened: false,
  loaded: null,
  base: {},
  initial: {},
  draftKey: 'k',
  draftSavedAt: null,
  createdId: null,
  historyTimestampMs: null,
}

/** The fields for a new record. `tracker` gets each of them. */
function NewRecord({ definition, tracker }: { definition: AnyForm; tracker: FieldTracker }) {
  const [actions] = useState(() => new Map<object, () => void>())
  const { form, fields, intent } = useFormSubmission(
    { definition, id: null, opened, path: definition.resource.path, onRecordChanged: undefined },
    tracker,
    () => {},
  )
  const Fields: ComponentType<FieldsProps<FormSchema, unknown>> = definition.fields
  return (
    <FormToolsContext value={{ saving: false, tracker, actions }}>
      <FormProvider context={form.context}>
        <form {...form.props}>
          <Fields fields={fields} intent={intent} mode="create" loaded={null} />
        </form>
      </FormProvider>
    </FormToolsContext>
  )
}

const render = setupMount()
// jsdom has no matchMedia.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))

/** The names of the fields that the form shows for a new record. */
function show(definition: AnyForm): string[] {
  const tracker = createFieldTracker()
  render(
    <QueryClientProvider client={queryClient}>
      <NewRecord definition={definition} tracker={tracker} />
    </QueryClientProvider>,
  )
  return tracker.getFields().map(({ name }) => name)
}

/** The names of the shown controls that `selector` matches. */
const findControls = (names: readonly string[], selector: string) =>
  names.filter((name) => document.querySelector(`[id$="-field-${name}"]:is(${selector})`)).toSorted()

/** The names of the fields that the schema refuses with these values. */
function findRefused({ schema }: AnyForm, values: Readonly<Record<string, string>>): string[] {
  const result = schema['~standard'].validate(values)
  if (result instanceof Promise) throw new TypeError('A form is validated at once')
  return [...new Set(result.issues?.map(({ path }) => String(path?.[0])))].toSorted()
}

describe.each(forms)('%s', (_, form) => {
  it('shows a field for each value of the schema, once', () => {
    expect(show(form).toSorted()).toEqual(Object.keys(form.schema.shape).toSorted())
  })

  it('marks as required the fields that the schema refuses when they are empty', () => {
    const names = show(form)
    expect(findControls(names, '[aria-required]')).toEqual(findRefused(form, {}))
  })

  it('offers decimals in the numbers whose schema accepts them', () => {
    const names = show(form)
    const decimals = findControls(names, '[inputmode=decimal]')
    const numbers = [...decimals, ...findControls(names, '[inputmode=numeric]')]
    const refused = findRefused(form, Object.fromEntries(numbers.map((name) => [name, '1,5'])))
    expect(numbers.filter((name) => !refused.includes(name))).toEqual(decimals)
  })
})
