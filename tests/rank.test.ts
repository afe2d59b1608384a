// @vitest-environment jsdom
// oxlint-disable no-console -- what is printed is asked for
/** The share of real-life queries whose expected command comes first, printed (`npm run rank`), against its goal. */
import { expect, it } from 'vitest'
import { queries } from '#commands/language/queries.fixture.ts'
import { createReader } from '#commands/language/reader.ts'
import { at, isForm } from '#commands/language/screens.fixture.ts'
import { registry } from './registry.ts'

const GOAL = 0.98

it('puts the expected command first for 98 % of the queries', () => {
  const reader = createReader(registry.commands)
  const wrong = queries.flatMap(([path, line, expected]) => {
    const [first] = reader.read(line, at(path, { hasForm: isForm(path) }))
    const found = first?.command.id ?? null
    return found === expected ? [] : [`  ${path}  "${line}": ${expected ?? 'none'}, not ${found ?? 'none'}`]
  })
  const share = 1 - wrong.length / queries.length
  console.log(
    [`${(share * 100).toFixed(1)} % of ${queries.length} queries come first (goal ${GOAL * 100} %)`, ...wrong].join(
      '\n',
    ),
  )
  expect(share).toBeGreaterThanOrEqual(GOAL)
})
