import { expect, test } from 'vitest'
import { toCanonicalJson, toHex } from './canonical-json.ts'

test('sorts keys at every depth, whatever their order was', () => {
  const one = [{ id: 1, b: { z: 1, a: [{ d: 1, c: null }] }, a: 'é "x"' }]
  const other = [{ a: 'é "x"', b: { a: [{ c: null, d: 1 }], z: 1 }, id: 1 }]
  expect(toCanonicalJson(one)).toBe('[{"a":"é \\"x\\"","b":{"a":[{"c":null,"d":1}],"z":1},"id":1}]')
  expect(toCanonicalJson(other)).toBe(toCanonicalJson(one))
})

test('writes a key that only a later row has, and no undefined value', () => {
  expect(toCanonicalJson([{ id: 1 }, { id: 2, extra: { x: 0 }, gone: undefined }])).toBe(
    '[{"id":1},{"extra":{"x":0},"id":2}]',
  )
})

test('gives another text for a changed value, a changed order of rows, or a missing row', () => {
  const rows = [
    { id: 1, valor: 10.5 },
    { id: 2, valor: 10.5 },
  ]
  const texts = [rows, rows.toReversed(), rows.slice(1), [{ id: 1, valor: 10.51 }, rows[1]]].map(toCanonicalJson)
  expect(new Set(texts).size).toBe(4)
})

test('formats bytes as hex', () => expect(toHex(Uint8Array.of(0, 10, 255))).toBe('000aff'))
