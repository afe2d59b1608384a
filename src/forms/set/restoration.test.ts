import { expect, it } from 'vitest'
import { createRestoration, parseRestoration, reverseRestoration } from './restoration.ts'

it('reads the restoration that an undo step holds, and no other text', () => {
  const { text = '' } = createRestoration([3, 4], new Map([[3, 77]])) ?? {}
  expect(parseRestoration(text)).toEqual({ side: 'before', numbers: { 3: 77 } })
  expect(parseRestoration(reverseRestoration(text))).toEqual({ side: 'after', numbers: { 3: 77 } })
  expect(parseRestoration(undefined)).toBeNull()
  for (const broken of ['', 'null', '{"side":"other","numbers":{}}', '{"side":"after","numbers":{"3":"77"}}'])
    expect(() => parseRestoration(broken)).toThrow('O passo guardado não pode ser lido')
})
