/** Tests when the code that offers to resume a scan is loaded, and that a browser without an API starts all the same. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { getDatabaseName } from '#scan/page-store/database-name.ts'
import { offerResume } from './offer-resume.ts'
import { offerStoredScans } from './stored-scans.ts'

vi.mock('./offer-resume.ts', () => ({ offerResume: vi.fn(() => Promise.resolve()) }))

beforeEach(() => {
  vi.mocked(offerResume).mockClear()
  ownerStore.set('7')
})
afterEach(() => void vi.unstubAllGlobals())

const listing = (...names: string[]) => ({ databases: () => Promise.resolve(names.map((name) => ({ name }))) })

it.each([
  ['a database with scans', listing('outra', getDatabaseName()), 1],
  ['another database', listing('outra'), 0],
  ['no list of databases, as in Firefox before 126', {}, 1],
  ['a list that is denied', { databases: () => Promise.reject(new DOMException('denied')) }, 0],
  ['no storage', undefined, 0],
])('with %s', async (_, indexedDB, offers) => {
  vi.stubGlobal('indexedDB', indexedDB)
  offerStoredScans()
  await vi.waitFor(() => expect(offerResume).toHaveBeenCalledTimes(offers))
  await Promise.resolve()
  expect(offerResume).toHaveBeenCalledTimes(offers)
})
