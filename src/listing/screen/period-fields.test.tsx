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
const commonProps = { pending: new Set<string>(), mark: null, generation: 0, onApply() {}, onValidated() {} }
const getOutput = () => document.querySelector('output')?.textContent

it('reads a period back after typing pauses, and never a half-typed year', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fields = [
    { name: 'dataInicio', label: 'Início', type: 'datetime' },
    { name: 'dataFim', label: 'Fim', type: 'datetime' },
  ] as const
  const renderFields = (dataInicio: string) =>
    render(<PeriodFields fields={fields} values={{ dataInicio }} onChange={() => {}} {...commonProps} />)
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  renderFields('')
  for (const year of ['0002', '0020', '0202', '2026']) {
    renderFields(`${year}-11-01T00:00`)
    wait(300)
    expect(getOutput()).toBe('')
  }
  wait(300)
  expect(getOutput()).toBe('desde 01/11/2026 00:00')
})

it('says which day counts if the computer has another day than the platform', () => {
  const fields = [
    { name: 'dataInicio', label: 'Início', type: 'datetime' },
    { name: 'dataFim', label: 'Fim', type: 'datetime' },
  ] as const
  const renderFields = () => render(<PeriodFields fields={fields} values={{}} onChange={() => {}} {...commonProps} />)
  vi.mocked(describePlatformDay).mockReturnValue('Na plataforma hoje é 27/11/2026')
  renderFields()
  expect(document.body.textContent).toContain('Na plataforma hoje é 27/11/2026')
  vi.mocked(describePlatformDay).mockReturnValue('')
  renderFields()
  expect(document.body.textContent).not.toContain('Na plataforma')
})
