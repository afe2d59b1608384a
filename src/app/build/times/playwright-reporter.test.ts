import { describe, expect, it, vi } from 'vitest'
import type { FullResult, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { writeRunTimes } from './file-times.ts'
import TimesReporter, { splitTestTime } from './playwright-reporter.ts'

vi.mock('./file-times.ts', async (load) => ({ ...(await load<object>()), writeRunTimes: vi.fn() }))

const step = (category: string, title: string, duration: number, steps: TestStep[] = []) =>
  ({ category, title, duration, steps }) as unknown as TestStep

describe('the time of a journey', () => {
  it('is split into set-up, navigation, waiting and the rest', () => {
    const steps = [
      step('hook', 'Before Hooks', 300, [step('fixture', 'Fixture "page"', 200)]),
      step('pw:api', 'Navigate to "/cashbacks"', 250),
      step('pw:api', 'Press "e"', 20),
      step('expect', 'Expect "toBeVisible"', 130),
    ]
    expect(splitTestTime({ duration: 1000, steps })).toEqual({
      setup: 300,
      navigation: 250,
      waiting: 130,
      running: 320,
    })
  })

  it('is read from the steps within a step that has no part of its own', () => {
    const steps = [step('test.step', 'opens the list', 500, [step('pw:api', 'Reload', 400), step('expect', 'x', 90)])]
    expect(splitTestTime({ duration: 500, steps })).toEqual({ setup: 0, navigation: 400, waiting: 90, running: 10 })
  })

  it('is never negative, though steps that overlap add up to more', () => {
    const steps = [step('expect', 'one', 80), step('expect', 'other', 80)]
    expect(splitTestTime({ duration: 100, steps }).running).toBe(0)
  })
})

describe('the record of a run', () => {
  it('is written after tests, and not by a listing of tests, which runs none', () => {
    const reporter = new TimesReporter()
    reporter.onEnd({ duration: 5 } as FullResult)
    expect(writeRunTimes).not.toHaveBeenCalled()
    const test = { title: 'opens', location: { file: 'e2e/x.e2e.ts' } } as unknown as TestCase
    reporter.onTestEnd(test, { retry: 0, duration: 5, steps: [] } as unknown as TestResult)
    reporter.onEnd({ duration: 5 } as FullResult)
    expect(writeRunTimes).toHaveBeenCalledOnce()
  })
})
