// @vitest-environment jsdom
/** What the bar says while a save is under way, and while it waits for the operator (case K8). */
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queueDialog } from '#ui/dialogs/confirm.ts'
import type { AnyForm } from '#forms/define.ts'
import { createFieldTracker } from '#forms/form-tools-context.ts'
import type { Save } from '#forms/save/use-save.ts'
import { SaveBar } from './save-bar.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const FORM = { resource: { path: '/lojas' }, submitLabels: { edit: 'Salvar' } }
const WAITS = 'Ainda aguardando o servidor'

/** The bar, drawn with this save. */
function draw(save: Partial<Save>, more: Partial<ComponentProps<typeof SaveBar>> = {}): HTMLElement {
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => act(() => root.unmount()))
  const props = {
    definition: FORM,
    mode: 'edit',
    save: { phase: 'idle', problem: null, detail: null, verificationText: null, ...save },
    tracker: createFieldTracker(),
    invalidLabels: [],
    errors: {},
    draftSavedAtMs: null,
    partialSaveText: null,
    ...more,
  } as unknown as ComponentProps<typeof SaveBar>
  act(() => root.render(<SaveBar {...props} />))
  return place
}

it('names what is missing beside what is wrong', () => {
  const tracker = createFieldTracker()
  for (const name of ['Nome', 'Modelo', 'Status']) tracker.register({ name, label: name, format: String })
  const told = (errors: Record<string, unknown>, ...invalidLabels: string[]) =>
    draw({}, { tracker, errors, invalidLabels, definition: { ...FORM, disablesInvalidSubmit: true } as AnyForm })
      .textContent
  expect(told({}, 'Nome', 'Modelo')).toMatch(/^Falta: Nome, ModeloVoltar/)
  expect(told({ Modelo: ['Informe o modelo.'] }, 'Nome', 'Modelo', 'Status')).toMatch(
    /^Corrija: Modelo\. Falta: Nome, StatusVoltar/,
  )
  expect(told({ Modelo: ['Já existe.'] })).toMatch(/^Corrija: ModeloVoltar/)
})

it('says that it waits for the server, and never while it waits for the operator', async () => {
  const place = draw({ phase: 'saving' })
  const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  after(8_000)
  expect(place.textContent).toContain(WAITS)
  let answer = () => {}
  await act(async () => void queueDialog(() => new Promise<void>((resolve) => (answer = resolve))))
  expect(place.textContent).toBe('VoltarEscSalvarCtrlEnter')
  after(60_000)
  expect(place.textContent).not.toContain(WAITS)
  await act(async () => answer())
  expect(place.textContent).toContain('Salvando...')
  expect(place.textContent).not.toContain(WAITS)
  after(8_000)
  expect(place.textContent).toContain(WAITS)
})
