// @vitest-environment jsdom
/** Shift+Y in the panel copies the table of numbers of each chart in a form for spreadsheets. */
import { act, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import type { ListModel } from '#listing/model.ts'
import { GroupBars } from '#listing/scan/panel/group-bars.tsx'
import { PeriodScreen } from './period-screen.tsx'
import { copyFigures } from './copy-figures.ts'

vi.mock('#listing/scan/view-frame.tsx', () => ({
  ViewFrame: ({ region, children }: { region: string; children: ReactNode }) => (
    <section data-region={region}>{children}</section>
  ),
}))
const written = vi.fn(async (_: string) => {})
const render = setupMount(() => {
  const panel = document.createElement('section')
  panel.dataset['region'] = 'leitura'
  return panel
})
beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
  written.mockClear()
})

it('copies every chart’s numbers with its title and column names, and no bar', async () => {
  const rows = [
    { key: 'a', label: 'Aprovada', lines: 2_898, sum: 197_499_993n },
    { key: 'b', label: '=SOMA(A1)', lines: 2, sum: -150n },
    { key: 'c', label: '-2+3+cmd|x', lines: 0, sum: 0n },
    { key: 'd', label: ' ＝1', lines: 0, sum: 0n },
  ]
  await act(async () =>
    render(
      <>
        <GroupBars
          title="Por status"
          rows={rows}
          note="movida"
          column={{ field: 'status', label: 'Status', format: 'status' }}
          onValue={() => {}}
        />
        <GroupBars title="Por dia" rows={[{ key: 'c', label: '01/10/2026 qui', lines: 50, sum: null }]} note={null} />
      </>,
    ),
  )
  expect(await copyFigures()).toBe('Números copiados')
  expect(written).toHaveBeenCalledExactlyOnceWith(
    [
      'Por status (movida)',
      'Por status\tLinhas\tSoma',
      'Aprovada\t2.898\tR$ 1.974.999,93',
      "'=SOMA(A1)\t2\t-R$ 1,50",
      "'-2+3+cmd|x\t0\tR$ 0,00",
      "' ＝1\t0\tR$ 0,00",
      'Total\t2.900\tR$ 1.974.998,43',
      '',
      'Por dia',
      'Por dia\tLinhas',
      '01/10/2026 qui\t50',
      'Total\t50',
    ].join('\n'),
  )
})

it('copies two periods with their descriptions', async () => {
  const side = { rowCount: 2, sum: 150n }
  const whole = { key: '', label: 'Total', before: side, after: side, deltaRows: 0, deltaSum: 0n }
  const view = {
    kind: 'period',
    title: 'Comparar períodos',
    periodDescriptions: ['de 01/10/2026 (provada 12:03)', 'de 01/11/2026 (provada 12:04)'],
    note: '',
    hasAmount: false,
    total: { ...whole, rowsPermille: 0, sumPermille: null },
    parts: [],
  } as const
  await act(async () => render(<PeriodScreen list={{} as ListModel} view={view} />))
  expect(await copyFigures()).toBe('Números copiados')
  expect(written).toHaveBeenCalledExactlyOnceWith(
    [
      'Antes de 01/10/2026 (provada 12:03)',
      '',
      'Agora de 01/11/2026 (provada 12:04)',
      '',
      'No todo\tLinhas antes\tLinhas agora\tΔ linhas\tΔ % linhas',
      'Total\t2\t2\t0\t0,0 %',
    ].join('\n'),
  )
})

it('says so if there are no numbers, and if the browser refuses', async () => {
  await expect(copyFigures()).rejects.toMatchObject({ kind: 'not-sent', message: 'A leitura não mostra números.' })
  await act(async () =>
    render(<GroupBars title="Por dia" rows={[{ key: 'c', label: 'c', lines: 50, sum: null }]} note={null} />),
  )
  written.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await expect(copyFigures()).rejects.toMatchObject({ kind: 'not-sent', message: 'Não foi possível copiar.' })
})
