// @vitest-environment jsdom
/** A key shown on a button of the region around the focus is not repeated in the status bar. */
import { expect, it, vi } from 'vitest'
import type { KeyHint } from './key-hints.ts'
import { excludeVisibleHints } from './status-hints.tsx'

vi.mock('#ui/focus/is-visible.ts', () => ({ isVisible: (element: Element) => !element.hasAttribute('hidden') }))

const hints: readonly KeyHint[] = [
  { keys: 'e', text: 'exportar' },
  { keys: 'v', text: 'evidência' },
  { keys: ['j', 'k'], text: 'linhas' },
  { keys: 'Esc', text: 'voltar à tabela' },
]
const texts = (region?: string) => excludeVisibleHints(hints, region).map(({ text }) => text)

/** A region of the page with these chips; a chip that begins with '-' is hidden. */
function addRegion(region: string, ...chips: string[]): HTMLElement {
  const section = document.createElement('section')
  section.dataset['region'] = region
  for (const chip of chips) {
    const chipElement = document.createElement('kbd')
    chipElement.dataset['keys'] = chip.replace(/^-/, '')
    chipElement.hidden = chip.startsWith('-')
    section.append(chipElement)
  }
  return section
}

it('excludes the chips visible there, and nothing else', () => {
  document.body.append(addRegion('leitura', 'e', '-v'), addRegion('revisar', 'Escape', 'j ou k'))
  expect(texts('leitura')).toEqual(['evidência', 'linhas', 'voltar à tabela'])
  expect(texts('revisar')).toEqual(['exportar', 'evidência'])
  expect(texts()).toHaveLength(4)
})
