// @vitest-environment jsdom
/** Shift+Y in the panel: the table of numbers of each chart, as a spreadsheet takes it. */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyFigures } from './copy-figures.ts'
import { GroupBars } from './group-bars.tsx'

let root: Root
const written = vi.fn(async (_: string) => {})
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
  written.mockClear()
  const panel = document.createElement('section')
  panel.dataset['region'] = 'leitura'
  document.body.append(panel)
  root = createRoot(panel)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

it('copies every chart’s numbers with its title and the names of the columns, and no bar', async () => {
  const rows = [
    { key: 'a', label: 'Aprovada', lines: 2_898, sum: 197_499_993n },
    { key: 'b', label: '=SOMA(A1)', lines: 2, sum: -150n },
  ]
  await act(async () =>
    root.render(
      <>
        <GroupBars title="Por status" rows={rows} note="movida" format="status" onValue={() => {}} />
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
      'Total\t2.900\tR$ 1.974.998,43',
      '',
      'Por dia',
      'Por dia\tLinhas',
      '01/10/2026 qui\t50',
      'Total\t50',
    ].join('\n'),
  )
})

it('says so where there are no numbers, and where the browser refuses', async () => {
  await expect(copyFigures()).rejects.toMatchObject({ kind: 'held', message: 'A leitura não mostra números.' })
  await act(async () =>
    root.render(<GroupBars title="Por dia" rows={[{ key: 'c', label: 'c', lines: 50, sum: null }]} note={null} />),
  )
  written.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await expect(copyFigures()).rejects.toMatchObject({ kind: 'held', message: 'Não foi possível copiar.' })
})
