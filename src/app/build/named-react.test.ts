import { mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { builtFrom } from './built.fixture.ts'
import { namedReact } from './named-react.ts'

// There libraries are found.
const folder = mkdtempSync(resolve('node_modules', '.named-react-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const built = async (source: string): Promise<string> =>
  (await builtFrom(source, { folder, plugins: [namedReact()], minify: false })).code

/** What the built module exports. */
const run = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>

it('calls what React exports by its own name, one React for all', async () => {
  const code = await built(`
    import React, { createElement, isValidElement } from 'react'
    import { jsx } from 'react/jsx-runtime'
    import * as all from 'react'
    export const isOne = React.createElement === createElement && all.createElement === createElement
    export const isElement = isValidElement(jsx('p', {})) && isValidElement(createElement('p'))
  `)
  expect(code).not.toMatch(/\(0, ?\w+\.\w+\)/)
  expect(await run(code)).toMatchObject({ isOne: true, isElement: true })
})

it('gives a library in CommonJS the same React', async () => {
  const code = await built(`
    import { version } from 'react'
    import { createRoot } from 'react-dom/client'
    import { version as drawn } from 'react-dom'
    export const same = version === drawn && typeof createRoot === 'function'
  `)
  expect(await run(code)).toMatchObject({ same: true })
})
