// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { getClickedLocation, getLinkLocation } from './links.ts'

let seen: ReturnType<typeof getClickedLocation> | undefined
beforeEach(() => {
  seen = undefined
  document.body.replaceChildren()
})
document.addEventListener('click', (event) => {
  seen = getClickedLocation(event)
  event.preventDefault()
})

function click(attributes: Record<string, string>, init: MouseEventInit = {}) {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const inner = document.createElement('span')
  link.append(inner)
  document.body.append(link)
  inner.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }))
  return seen
}

it('follows the console’s own paths, with their query', () => {
  expect(click({ href: '/produtos?pagina=2#x' })).toEqual({ to: '/produtos', search: { pagina: '2' } })
  expect(click({ href: `${location.origin}/bonus` })).toEqual({ to: '/bonus', search: {} })
})

it.each<[string, Record<string, string>, MouseEventInit]>([
  ['another origin', { href: 'https://outra.example/x' }, {}],
  ['a new tab', { href: '/produtos', target: '_blank' }, {}],
  ['a download', { href: '/produtos', download: '' }, {}],
  ['a hash of this page', { href: '#conteudo' }, {}],
  ['Ctrl', { href: '/produtos' }, { ctrlKey: true }],
  ['Shift', { href: '/produtos' }, { shiftKey: true }],
  ['the middle button', { href: '/produtos' }, { button: 1 }],
  ['an address that cannot be read', { href: 'http://a b%' }, {}],
  ['blob', { href: 'blob:https://x/1' }, {}],
  ['no link', {}, {}],
])('leaves %s to the browser', (_, attributes, init) => expect(click(attributes, init)).toBeNull())

it('reads the location of a link under the pointer, whatever modifier is pressed', () => {
  click({ href: '/lojas' }, { ctrlKey: true })
  expect(getLinkLocation(document.querySelector('a span'))).toEqual({ to: '/lojas', search: {} })
  expect(getLinkLocation(document.body)).toBeNull()
})
