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
