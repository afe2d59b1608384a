// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { describePlatformDay } from '#lib/format/platform-time.ts'
import { PeriodFields } from './period-fields.tsx'

vi.mock('#lib/format/platform-time.ts', async (original) => ({
  ...(await original<object>()),
  describePlatformDay: vi.fn(),
}))

const render = setupMount()
const rest = { pending: new Set<string>(), mark: null, generation: 0, onApply() {}, onValidated() {} }
const read = () => document.querySelector('output')?.textContent

it('reads a period back once the typing pauses, and half a year not at all', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fields = [
    { name: 'dataInicio', label: 'Início', type: 'datetime' },
    { name: 'dataFim', label: 'Fim', type: 'datetime' },
  ] as const
  const show = (dataInicio: string) =>
    render(<PeriodFields fields={fields} values={{ dataInicio }} onChange={() => {}} {...rest} />)
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  show('')
  for (const year of ['0002', '0020', '0202', '2026']) {
    show(`${year}-11-01T00:00`)
    pass(300)
    expect(read()).toBe('')
  }
  pass(300)
  expect(read()).toBe('desde 01/11/2026 00:00')
})

it('says which day counts where the computer has another one than the platform', () => {
  const fields = [
    { name: 'dataInicio', label: 'Início', type: 'datetime' },
    { name: 'dataFim', label: 'Fim', type: 'datetime' },
  ] as const
  const show = () => render(<PeriodFields fields={fields} values={{}} onChange={() => {}} {...rest} />)
  vi.mocked(describePlatformDay).mockReturnValue('Na plataforma hoje é 27/11/2026')
  show()
  expect(document.body.textContent).toContain('Na plataforma hoje é 27/11/2026')
  vi.mocked(describePlatformDay).mockReturnValue('')
  show()
  expect(document.body.textContent).not.toContain('Na plataforma')
})
