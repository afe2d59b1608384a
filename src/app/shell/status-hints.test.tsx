// @vitest-environment jsdom
/** A key that stands on a button of the part around the focus is not told once more in the status line. */
import { expect, it, vi } from 'vitest'
import type { KeyHint } from './key-hints.ts'
import { hintsBeside } from './status-hints.tsx'

vi.mock('#ui/focus/is-visible.ts', () => ({ isVisible: (element: Element) => !element.hasAttribute('hidden') }))

const hints: readonly KeyHint[] = [
  { keys: 'e', text: 'exportar' },
  { keys: 'v', text: 'evidência' },
  { keys: ['j', 'k'], text: 'linhas' },
  { keys: 'Esc', text: 'voltar à tabela' },
]
const texts = (region?: string) => hintsBeside(hints, region).map(({ text }) => text)

/** A part of the page with these chips; one that begins with '-' is not drawn. */
function part(region: string, ...chips: string[]): HTMLElement {
  const section = document.createElement('section')
  section.dataset['region'] = region
  for (const chip of chips) {
    const drawn = document.createElement('kbd')
    drawn.dataset['keys'] = chip.replace(/^-/, '')
    drawn.hidden = chip.startsWith('-')
    section.append(drawn)
  }
  return section
}

it('leaves out what is in sight there, and nothing else', () => {
  document.body.append(part('leitura', 'e', '-v'), part('revisar', 'Escape', 'j ou k'))
  expect(texts('leitura')).toEqual(['evidência', 'linhas', 'voltar à tabela'])
  expect(texts('revisar')).toEqual(['exportar', 'evidência'])
  expect(texts()).toHaveLength(4)
})
