import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { nameBlockedSource, observeCall, observeChunk, observeError, observeViolation } from './observations.ts'

const ASSETS = 'https://gestor.exemplo.com/assets/'
const withStack = (stack: string, name = 'TypeError') => Object.assign(new Error('maria@exemplo.com'), { name, stack })

describe('an error', () => {
  it.each([
    ['Chromium', `TypeError: maria@exemplo.com\n    at a (${ASSETS}list-1a.js:1:20)\n    at ${ASSETS}index-2b.js:3:4`],
    ['Firefox and Safari', `a@${ASSETS}list-1a.js:1:20\n@${ASSETS}index-2b.js:3:4`],
  ])('is told by its name and its places in the build’s files (%s)', (_, stack) =>
    expect(observeError(withStack(stack), ASSETS)).toEqual({
      type: 'error',
      name: 'TypeError',
      frames: ['list-1a.js:1:20', 'index-2b.js:3:4'],
    }),
  )

  it.each([
    'at chrome-extension://abc/assets/a.js:1:2',
    'at https://outro.exemplo/assets/a.js:1:2',
    'at https://gestor.exemplo.com/usuarios/editar/12?cpf=1:1:2',
    `at ${ASSETS}a.js?cpf=12345678909:1:2`,
  ])('has no place elsewhere: %s', (stack) =>
    expect(observeError(withStack(stack), ASSETS)).toMatchObject({ frames: [] }),
  )

  it('has at most ten places', () =>
    expect(observeError(withStack(`at ${ASSETS}a.js:1:2\n`.repeat(50)), ASSETS)).toMatchObject({
      frames: { length: 10 },
    }))

  it.each([
    ['a message', `maria ${ASSETS}maria-12345678909.js:1:2`],
    ['lines of a message', `maria\n    at cpf (${ASSETS}maria-12345678909.js:1:2)\n    at b`],
  ])('has no place out of %s, which the browser puts into the stack', (_, message) => {
    const frame = `\n    at a (${ASSETS}list-1a.js:1:20)`
    const thrown = Object.assign(new TypeError(message), { stack: `TypeError: ${message}${frame}` })
    expect(observeError(thrown, ASSETS)).toMatchObject({ frames: ['list-1a.js:1:20'] })
    for (const changed of ['outra', '', message.slice(0, 3)]) {
      thrown.message = changed
      expect(observeError(thrown, ASSETS)).toMatchObject({ frames: [] })
    }
    expect(observeError(Object.assign(new Error(message), { stack: `Error${frame}` }), ASSETS)).toMatchObject({
      frames: ['list-1a.js:1:20'],
    })
  })

  it('of zod tells nothing of the value that it refuses', () => {
    const key = `maria ${ASSETS}maria-12345678909.js:1:2`
    const { error } = z.safeParse(z.strictObject({}), { [key]: key })
    expect(error?.message).toContain('maria')
    expect(JSON.stringify(observeError(error, ASSETS))).not.toContain('maria')
    expect(observeError(error, ASSETS)).toMatchObject({ name: expect.stringMatching(/Error$/) as string })
    try {
      z.parse(z.strictObject({}), { [key]: key })
      expect.unreachable()
    } catch (thrown) {
      expect(JSON.stringify(observeError(thrown, ASSETS))).not.toContain('maria')
    }
  })

  it.each(['José da Silva', 'Maria', '12345678909', `${'X'.repeat(40)}Error`])('named %j is just an error', (name) =>
    expect(observeError(withStack('', name), ASSETS)).toMatchObject({ name: 'Error' }),
  )

  it('that is none keeps nothing of what was thrown', () =>
    expect(observeError('maria@exemplo.com', ASSETS)).toEqual({ type: 'error', name: 'NotAnError', frames: [] }))
})

it.each([
  [`${ASSETS}list-1a.js`, 'list-1a.js'],
  ['https://outro.exemplo/assets/a.js', null],
  [null, null],
])('a missing chunk %s is told as %s', (url, file) =>
  expect(observeChunk(url, ASSETS)).toEqual({ type: 'chunk', file }),
)

const ADDRESSES = { apiBase: 'https://api.exemplo.com/v1', cdnBase: '/cdn', analyticsUrl: null }

it.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['https://gestor.exemplo.com/usuarios/12', 'self'],
  ['https://api.exemplo.com/v1/usuarios?cpf=123', 'apiBase'],
  ['https://maria.exemplo.net/foto.png', 'other'],
  ['data:image/png;base64,AAAA', 'data'],
  ['chrome-extension://abc/x.js', 'chrome-extension'],
  ['Maria da Silva', 'other'],
  // A picture's address with a name where a scheme belongs: the browser tells the name alone, or all of it.
  ['maria', 'other'],
  ['maria-da-silva:4711', 'other'],
])('what the policy blocked, %s, is told as %s', (uri, blocked) =>
  expect(nameBlockedSource(uri, 'https://gestor.exemplo.com', ADDRESSES)).toBe(blocked),
)

it('a violation names its directive, and its place only in a file of the build', () => {
  const violation = { effectiveDirective: 'connect-src', blockedURI: 'inline', lineNumber: 1, columnNumber: 2 }
  expect(observeViolation({ ...violation, sourceFile: `${ASSETS}a-1.js` }, ASSETS, {})).toEqual({
    type: 'policy',
    directive: 'connect-src',
    blocked: 'inline',
    frame: 'a-1.js:1:2',
  })
  expect(observeViolation({ ...violation, sourceFile: 'https://x.test/maria' }, ASSETS, {})).toMatchObject({
    frame: null,
  })
})

describe('a call', () => {
  const call = { call: 'produtos.listar', status: 200, ms: 12 } as const

  it.each([
    ['status', 500],
    ['status', 503],
    ['unexpected', 200],
    ['too-large', 200],
  ] as const)('that ended with %s %i is told', (outcome, status) =>
    expect(observeCall({ ...call, outcome, status })).toEqual({ ...call, type: 'call', outcome, status }),
  )

  it.each([
    ['ok', null],
    ['aborted', null],
    ['status', 422],
    ['session', 401],
    ['network', 0],
    ['input', 0],
  ] as const)('that ended with %s %s is not', (outcome, status) =>
    expect(observeCall({ ...call, outcome, status })).toBeNull(),
  )
})
