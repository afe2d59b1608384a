// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { loadPreviewedValues, storePreviewedValues } from './previewed-values.ts'

it('keeps what each preview has shown under its own key, for its operator only', () => {
  ownerStore.set('1')
  const first = { seen: { numPreco: '10' }, values: { numPreco: '19,90' } }
  const key = storePreviewedValues(new Map([[15, first]]))
  const otherKey = storePreviewedValues(new Map([[7, { seen: { dscNome: 'Oi' }, values: { dscNome: 'Tim' } }]]))
  expect(loadPreviewedValues(key, 15)).toEqual(first)
  expect(loadPreviewedValues(key, 7)).toBeNull()
  expect(loadPreviewedValues(otherKey, 15)).toBeNull()
  ownerStore.set('2')
  expect(loadPreviewedValues(key, 15)).toBeNull()
})
