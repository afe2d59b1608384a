// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { withoutStyleInsertion } from './csp.ts'
import { stylesheetSingleton } from './csp-style-singleton.ts'

it('turns the style insertion of the installed sonner into nothing', () => {
  const code = readFileSync(`${process.cwd()}/node_modules/sonner/dist/index.mjs`, 'utf8')
  const changed = withoutStyleInsertion(code)
  expect(changed).toContain('function __insertCSS(code) { return;')
  expect(changed).toHaveLength(code.length + ' return;'.length)
})

it('fails the build where it is not found', () => {
  expect(() => withoutStyleInsertion('export const toast = 1')).toThrow('sonner')
})

it('adopts one sheet for all users and gives it back with the last', () => {
  const replaced: string[] = []
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        replaced.push(text)
      }
    },
  )
  document.adoptedStyleSheets = []
  const sheet = stylesheetSingleton()
  sheet.add('body { overflow: hidden }')
  sheet.add('body { overflow: hidden }')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  sheet.remove()
  expect(document.adoptedStyleSheets).toHaveLength(1)
  sheet.remove()
  expect(document.adoptedStyleSheets).toHaveLength(0)
  expect(replaced).toEqual(['body { overflow: hidden }'])
  vi.unstubAllGlobals()
})
