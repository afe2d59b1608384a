/** Every call of every contract is served by the sandbox: a section whose table is not registered is told here. */
import { expect, it } from 'vitest'
import { listRoutes } from '#sandbox/platform.ts'
import { endpoints } from './all-endpoints.ts'

it('has a route for every endpoint of the sections', () => {
  const served = new Set(listRoutes().map(({ endpoint }) => endpoint.id))
  const unserved = endpoints.filter(({ endpoint }) => !served.has(endpoint.id))
  expect(endpoints.length).toBeGreaterThan(50)
  expect(unserved.map(({ file, endpoint }) => `${endpoint.id} of ${file}`)).toEqual([])
})
