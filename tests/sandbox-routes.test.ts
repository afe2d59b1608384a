/** Checks that the sandbox serves every call of every contract, which fails if a section's table is not registered. */
import { expect, it } from 'vitest'
import { listRoutes } from '#sandbox/platform.ts'
import { endpoints } from './all-endpoints.ts'

it('has a route for every endpoint of the sections', () => {
  const served = new Set(listRoutes().map(({ endpoint }) => endpoint.id))
  const unserved = endpoints.filter(({ endpoint }) => !served.has(endpoint.id))
  expect(endpoints.length).toBeGreaterThan(50)
  expect(unserved.map(({ file, endpoint }) => `${endpoint.id} of ${file}`)).toEqual([])
})
