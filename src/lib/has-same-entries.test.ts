import { expect, it } from 'vitest'
import { hasSameEntries } from './has-same-entries.ts'

it.each([
  [{}, {}, true],
  [{ nome: 'x', tipo: '1' }, { tipo: '1', nome: 'x' }, true],
  [{ nome: 'x' }, { nome: 'y' }, false],
  [{ nome: 'x' }, { nome: 'x', tipo: '1' }, false],
  [{ nome: undefined }, { tipo: undefined }, true],
  [{ ids: [1, [2]] }, { ids: [1, [2]] }, true],
  [{ ids: [1, 2] }, { ids: [2, 1] }, false],
  [{ row: { id: 1 } }, { row: { id: 1 } }, false],
])('%j and %j: %s', (a, b, isSame) => expect(hasSameEntries(a, b)).toBe(isSame))
