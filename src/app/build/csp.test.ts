// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { removeStyleInsertion } from './csp.ts'
import { RemoveScroll } from './scroll-lock.ts'

it('removes the style insertion of the installed sonner', () => {
  const code = readFileSync(`${process.cwd()}/node_modules/sonner/dist/index.mjs`, 'utf8')
  const changed = removeStyleInsertion(code)
  expect(changed).toContain('function __insertCSS(code) { return;')
  expect(changed).toHaveLength(code.length + ' return;'.length)
})

it('fails the build if the style insertion is not found', () => {
  expect(() => removeStyleInsertion('export const toast = 1')).toThrow('sonner')
})

it('stops pull-to-reload while a dialog is open', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { style } = document.documentElement
  const root = createRoot(document.createElement('div'))
  const renderDialogs = (count: number) =>
    act(() => root.render(Array.from({ length: count }, (_, key) => createElement(RemoveScroll, { key }))))
  await renderDialogs(2)
  expect(style.overscrollBehavior).toBe('none')
  await renderDialogs(1)
  expect(style.overscrollBehavior).toBe('none')
  await renderDialogs(0)
  expect(style.overscrollBehavior).toBe('')
})
