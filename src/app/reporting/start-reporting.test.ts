// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { Config } from '#app/config.ts'
import { caughtErrors } from '#lib/startup/caught-errors.ts'
import { activeReporter } from './reporting-state.ts'
import { startReporting } from './start-reporting.ts'

const config = {
  apiBase: '/api',
  cdnBase: '',
  analyticsUrl: null,
  environment: null,
  reportUrl: '/reports',
  reportShare: 0,
} as unknown as Config

it('reports what a boundary caught before and after the code of the reporter came', async () => {
  startReporting(config)
  caughtErrors.emit(new RangeError('early'))
  await vi.waitFor(() => expect(activeReporter.get()).not.toBeNull())
  await vi.waitFor(() => expect(activeReporter.get()?.getSummary().reports).toHaveLength(1))
  caughtErrors.emit(new TypeError('late'))
  expect(activeReporter.get()?.getSummary().reports).toMatchObject([
    { type: 'error', name: 'RangeError', count: 1 },
    { type: 'error', name: 'TypeError', count: 1 },
  ])
})

it('holds only so many failures until the code of the reporter comes', async () => {
  vi.resetModules()
  const { startReporting: start } = await import('./start-reporting.ts')
  const { caughtErrors: errors } = await import('#lib/startup/caught-errors.ts')
  const { activeReporter: reporter } = await import('./reporting-state.ts')
  start(config)
  for (let index = 0; index < 5_000; index++) errors.emit(new RangeError('loop'))
  await vi.waitFor(() => expect(reporter.get()?.getSummary().reports).toHaveLength(1))
  expect(reporter.get()?.getSummary().reports).toMatchObject([{ count: 100 }])
})
