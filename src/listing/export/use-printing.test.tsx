// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useIsPrinting } from './use-printing.ts'

vi.mock('#ui/theme/media-query.ts', () => ({ useMediaQuery: () => false }))

const Shown = () => (useIsPrinting() ? 'paper' : 'screen')

it('is true from the beforeprint event to the afterprint event', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  const root = createRoot(page)
  await act(async () => root.render(<Shown />))
  const texts = [page.textContent]
  for (const type of ['beforeprint', 'afterprint']) {
    await act(async () => void dispatchEvent(new Event(type)))
    texts.push(page.textContent)
  }
  expect(texts).toEqual(['screen', 'paper', 'screen'])
  await act(async () => root.unmount())
})
