// @vitest-environment jsdom
/** Tests the texts of the save bar during a save, and while a save waits for the operator (case K8). */
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
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

const FORM = { resource: { id: 'loja', path: '/lojas', calls: 'lojas' }, submitLabels: { edit: 'Salvar' } }
const WAITS = 'Ainda aguardando o servidor'

/** Renders the bar with this save. */
function draw(save: Partial<Save>, more: Partial<ComponentProps<typeof SaveBar>> = {}): HTMLElement {
  const container = document.createElement('div')
  const root = createRoot(container)
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
  return container
}

it('names missing fields beside invalid ones', () => {
  const tracker = createFieldTracker()
  for (const name of ['Nome', 'Modelo', 'Status']) tracker.register({ name, label: name, format: String })
  const getText = (errors: Record<string, unknown>, ...invalidLabels: string[]) =>
    draw({}, { tracker, errors, invalidLabels, definition: { ...FORM, disablesInvalidSubmit: true } as AnyForm })
      .textContent
  expect(getText({}, 'Nome', 'Modelo')).toMatch(/^Falta: Nome, ModeloVoltar/)
  expect(getText({ Modelo: ['Informe o modelo.'] }, 'Nome', 'Modelo', 'Status')).toMatch(
    /^Corrija: Modelo\. Falta: Nome, StatusVoltar/,
  )
  expect(getText({ Modelo: ['Já existe.'] })).toMatch(/^Corrija: ModeloVoltar/)
})

it('says that it waits for the server, but not while it waits for the operator', async () => {
  const bar = draw({ phase: 'saving' })
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  wait(8_000)
  expect(bar.textContent).toContain(WAITS)
  let closeDialog = () => {}
  await act(async () => void queueDialog(() => new Promise<void>((resolve) => (closeDialog = resolve))))
  expect(bar.textContent).toBe('VoltarEscSalvarCtrlEnter')
  wait(60_000)
  expect(bar.textContent).not.toContain(WAITS)
  await act(async () => closeDialog())
  expect(bar.textContent).toContain('Salvando...')
  expect(bar.textContent).not.toContain(WAITS)
  wait(8_000)
  expect(bar.textContent).toContain(WAITS)
})

it('says why nothing is saved, and disables its button, if the calls are read-only', () => {
  setCapabilities({ readOnly: ['lojas'] })
  onTestFinished(() => setCapabilities(null))
  const bar = draw({})
  expect(bar.textContent).toContain('Só consulta: a plataforma não aceita esta alteração. Nada é salvo aqui.')
  expect(bar.querySelector<HTMLButtonElement>('[type=submit]')!.disabled).toBe(true)
})
