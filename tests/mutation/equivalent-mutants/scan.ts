/** Mutants of the scan that no test can or need notice. */
import { ALWAYS_THERE, createEquivalentMutants, COVERED_LATER, NO_MINUS_ZERO } from './equivalent-mutant.ts'
import type { EquivalentMutant } from './equivalent-mutant.ts'

const UNIQUE = 'No two of the compared values are equal.'
const NOT_ZERO = 'A condition before has excluded zero.'
const DRAW_BOUND =
  'Candidates that cannot be drawn are skipped early only for speed; the last trim removes them as well.'

export const scan: readonly EquivalentMutant[] = [
  ...createEquivalentMutants(ALWAYS_THERE, 'src/scan/exceptions/exceptions.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "toDay(readDate(row)) ?? ''",
  ]),
  ...createEquivalentMutants('A row without an hour is at no odd hour either.', 'src/scan/exceptions/odd-hours.ts', [
    'ConditionalExpression',
    'false',
    'hour === null ||',
  ]),
  ...createEquivalentMutants(
    'One more step without a character gives another hash, which is just as good.',
    'src/scan/exceptions/repeated.ts',
    ['EqualityOperator', 'i <= key.length'],
  ),
  ...createEquivalentMutants(
    'A key that occurs once is removed at the end anyway; skipping it early only saves memory.',
    'src/scan/exceptions/repeated.ts',
    ['ConditionalExpression', 'false', '(countBySlot[getHashSlot(key)] ?? 0) < 2'],
  ),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/scan/aggregates/scan-column.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "[first = '', second",
  ]),
  ...createEquivalentMutants(
    'The general code also reads a path of two names, only more slowly.',
    'src/scan/aggregates/scan-column.ts',
    ['ConditionalExpression', 'false', 'rest.length === 0'],
  ),
  ...createEquivalentMutants(UNIQUE, 'src/scan/aggregates/describe-column.ts', ['EqualityOperator', 'a <= b']),
  ...createEquivalentMutants(UNIQUE, 'src/scan/aggregates/group-by.ts', ['EqualityOperator', 'a.key <= b.key']),
  ...createEquivalentMutants(UNIQUE, 'src/scan/aggregates/sample.ts', ['EqualityOperator', 'a.code <= b.code']),
  ...createEquivalentMutants(NO_MINUS_ZERO, 'src/scan/aggregates/group-by.ts', ['EqualityOperator', 'sum <= 0n']),
  ...createEquivalentMutants(
    NO_MINUS_ZERO,
    'src/scan/aggregates/period-comparison.ts',
    ['EqualityOperator', 'base <= 0n'],
    ['EqualityOperator', 'delta <= 0n'],
  ),
  ...createEquivalentMutants(NO_MINUS_ZERO, 'src/scan/aggregates/compared-periods.ts', ['EqualityOperator', 'n <= 0n']),
  ...createEquivalentMutants(NOT_ZERO, 'src/scan/aggregates/group-by.ts', ['EqualityOperator', 'difference >= 0n']),
  ...createEquivalentMutants(NOT_ZERO, 'src/scan/aggregates/compared-periods.ts', ['EqualityOperator', 'bySum >= 0n']),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/scan/aggregates/compared-periods.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
  ]),
  ...createEquivalentMutants(
    'A minute that is not read from the text is computed from the date, and is the same. Only a text matches the pattern.',
    'src/scan/aggregates/date-parts.ts',
    ['ConditionalExpression', 'false', 'WALL_CLOCK.test(value)'],
    ['ConditionalExpression', 'true', 'WALL_CLOCK.test(value)'],
    ['EqualityOperator', "typeof value !== 'string'", 'WALL_CLOCK.test(value)'],
    ['StringLiteral', '""', 'WALL_CLOCK.test(value)'],
  ),
  ...createEquivalentMutants(
    DRAW_BOUND,
    'src/scan/aggregates/sample.ts',
    ['BlockStatement', '{}', 'const getCodePrefix'],
    ['ConditionalExpression', 'false', 'drawn.length === count'],
    ['LogicalOperator', 'drawn.at(-1)?.head && bound'],
    ['ConditionalExpression', 'false', 'head > bound'],
    ['ConditionalExpression', 'true', 'drawn.length >= count * 2 + 64'],
    ['ConditionalExpression', 'false', 'drawn.length >= count * 2 + 64'],
    ['EqualityOperator', 'drawn.length > count * 2 + 64'],
    ['EqualityOperator', 'drawn.length < count * 2 + 64'],
    ['ArithmeticOperator', 'count * 2 - 64'],
    ['ArithmeticOperator', 'count / 2'],
  ),
  ...createEquivalentMutants(
    'Nobody can find two ids whose codes begin with the same 48 bits.',
    'src/scan/aggregates/sample.ts',
    ['EqualityOperator', 'head >= bound'],
  ),
  ...createEquivalentMutants(
    'Only the digits of the id are hashed, not the byte after them.',
    'src/scan/aggregates/sample.ts',
    ['EqualityOperator', 'i <= text.length'],
  ),
  ...createEquivalentMutants(
    'An equal amount replaces the limit by itself.',
    'src/scan/aggregates/totals.ts',
    ['EqualityOperator', 'cents <= this.min'],
    ['EqualityOperator', 'cents >= this.max'],
  ),
  ...createEquivalentMutants('A condition before has excluded a quote at this index.', 'src/scan/files/csv-reader.ts', [
    'EqualityOperator',
    'next <= 0',
  ]),
  ...createEquivalentMutants(COVERED_LATER, 'src/scan/files/xlsx-cell.ts', [
    'ConditionalExpression',
    'true',
    'Number.isFinite(value)',
  ]),
  ...createEquivalentMutants(
    'The counter reaches a multiple of the slice after the same number of steps, also if it counts down.',
    'src/scan/reconcile/reconcile.ts',
    ['UpdateOperator', '--counted'],
  ),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/scan/reconcile/pasted-table.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "plain = ''",
  ]),
  ...createEquivalentMutants(
    'The text is no number, just as the empty text is none.',
    'src/scan/reconcile/pasted-table.ts',
    ['StringLiteral', '"Stryker was here!"', 'WHOLE_NUMBER.test'],
  ),
  ...createEquivalentMutants(
    'The indexes of a list are then collected as keys too, and no record has such keys.',
    'src/scan/protocol/canonical-json.ts',
    ['ConditionalExpression', 'false', 'Array.isArray(value)'],
  ),
  ...createEquivalentMutants(
    'A block with more memory than it needs stores the same ids.',
    'src/scan/protocol/page-marks.ts',
    ['ArithmeticOperator', 'BIT_BLOCK * 32'],
  ),
  ...createEquivalentMutants(
    'These are shortcuts: if the ids ascend, or none is repeated, the code after them finds nothing either.',
    'src/scan/protocol/page-marks.ts',
    ['BlockStatement', '{}', 'function areIdsAscending'],
    ['ConditionalExpression', 'true', 'if (id <= last)'],
    ['EqualityOperator', 'id > last', 'if (id <= last)'],
    ['BooleanLiteral', 'false', 'return true'],
    ['ConditionalExpression', 'false', 'if (areIdsAscending(marks))'],
    ['ConditionalExpression', 'false', 'repeated.size === 0'],
  ),
  ...createEquivalentMutants(
    'If as many rows were received as requested, both numbers are the same size.',
    'src/scan/protocol/open-scan.ts',
    ['EqualityOperator', 'received <= requestedSize'],
  ),
  ...createEquivalentMutants(
    'An error that is no ApiError has neither kind nor status, and is thrown later.',
    'src/scan/protocol/retry-calls.ts',
    ['ConditionalExpression', 'false', 'error instanceof ApiError'],
  ),
  ...createEquivalentMutants(
    'No page is missing at this point.',
    'src/scan/protocol/scan-all.ts',
    ['MethodExpression', 'rest.marks'],
    ['ConditionalExpression', 'true', 'rest.marks.filter'],
    ['OptionalChaining', 'mark.ids'],
    ['ArrayDeclaration', '["Stryker was here"]', 'mark?.ids ?? []'],
  ),
  ...createEquivalentMutants('The text in the list is no missing page.', 'src/scan/protocol/scan-all.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'state?.marks ?? []',
  ]),
  ...createEquivalentMutants(
    'The text is no mark and has no index, so it fills no page.',
    'src/scan/protocol/rounds.ts',
    ['ArrayDeclaration', '["Stryker was here"]', 'createMarks(countPages(total, size), [])'],
  ),
  ...createEquivalentMutants('Awaiting a text, which is no promise, takes no time.', 'src/scan/protocol/read-pass.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'const writes',
  ]),
  ...createEquivalentMutants(
    'A condition before has checked that there is exactly one range.',
    'src/scan/protocol/verdict-text.ts',
    ['OptionalChaining', 'ranges[0].first'],
    ['OptionalChaining', 'ranges[0].last'],
  ),
]
