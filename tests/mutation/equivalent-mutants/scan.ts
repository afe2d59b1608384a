/** Mutants of the scan that no test can or need notice. */
import { ALWAYS_THERE, createEquivalentMutants, COVERED_LATER, NO_MINUS_ZERO } from './equivalent-mutant.ts'
import type { EquivalentMutant } from './equivalent-mutant.ts'

const UNIQUE = 'No two of them are alike.'
const NOT_ZERO = 'Zero has been asked for before.'
const DRAW_BOUND = 'What cannot be drawn is left out early for speed; what is not left out here is cut off at the end.'

export const scan: readonly EquivalentMutant[] = [
  ...createEquivalentMutants(ALWAYS_THERE, 'src/scan/exceptions/exceptions.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "dayOf(when(row)) ?? ''",
  ]),
  ...createEquivalentMutants('No date is at no hour, and so at no odd one.', 'src/scan/exceptions/odd-hours.ts', [
    'ConditionalExpression',
    'false',
    'hour === null ||',
  ]),
  ...createEquivalentMutants(
    'One turn more, with no character, mixes the hash once more: another hash, as good.',
    'src/scan/exceptions/repeated.ts',
    ['EqualityOperator', 'at <= key.length'],
  ),
  ...createEquivalentMutants(
    'What stands once is left out at the end anyway; leaving it out before saves memory.',
    'src/scan/exceptions/repeated.ts',
    ['ConditionalExpression', 'false', '(seen[hashedPlace(key)] ?? 0) < 2'],
  ),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/scan/aggregates/scan-column.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "[first = '', second",
  ]),
  ...createEquivalentMutants(
    'A path of two is read the long way too, only slower.',
    'src/scan/aggregates/scan-column.ts',
    ['ConditionalExpression', 'false', 'rest.length === 0'],
  ),
  ...createEquivalentMutants(UNIQUE, 'src/scan/aggregates/describe-column.ts', ['EqualityOperator', 'one <= other']),
  ...createEquivalentMutants(UNIQUE, 'src/scan/aggregates/group-by.ts', ['EqualityOperator', 'one.key <= other.key']),
  ...createEquivalentMutants(UNIQUE, 'src/scan/aggregates/sample.ts', ['EqualityOperator', 'one.code <= other.code']),
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
    'What is not read off the text is computed from the date, to the same minute; what is no text has no such form.',
    'src/scan/aggregates/date-parts.ts',
    ['ConditionalExpression', 'false', 'WALL.test(value)'],
    ['ConditionalExpression', 'true', 'WALL.test(value)'],
    ['EqualityOperator', "typeof value !== 'string'", 'WALL.test(value)'],
    ['StringLiteral', '""', 'WALL.test(value)'],
  ),
  ...createEquivalentMutants(
    DRAW_BOUND,
    'src/scan/aggregates/sample.ts',
    ['BlockStatement', '{}', 'const headOf'],
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
    'Two ids whose codes begin with the same 48 bits are not to be found.',
    'src/scan/aggregates/sample.ts',
    ['EqualityOperator', 'head >= bound'],
  ),
  ...createEquivalentMutants('The place behind the last digit is not hashed.', 'src/scan/aggregates/sample.ts', [
    'EqualityOperator',
    'at <= text.length',
  ]),
  ...createEquivalentMutants(
    'What is as small, or as great, takes its own place.',
    'src/scan/aggregates/totals.ts',
    ['EqualityOperator', 'cents <= this.min'],
    ['EqualityOperator', 'cents >= this.max'],
  ),
  ...createEquivalentMutants('A quote at the very place has been looked for before.', 'src/scan/files/csv-reader.ts', [
    'EqualityOperator',
    'next <= 0',
  ]),
  ...createEquivalentMutants(COVERED_LATER, 'src/scan/files/xlsx-cell.ts', [
    'ConditionalExpression',
    'true',
    'Number.isFinite(value)',
  ]),
  ...createEquivalentMutants('Counted downward, the same steps are whole slices.', 'src/scan/reconcile/reconcile.ts', [
    'UpdateOperator',
    '--counted',
  ]),
  ...createEquivalentMutants('The rows are the same, only read at the end.', 'src/scan/reconcile/pasted-table.ts', [
    'ConditionalExpression',
    'false',
    "this.begun.includes('\\n')",
  ]),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/scan/reconcile/pasted-table.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    'plain.split',
  ]),
  ...createEquivalentMutants(
    'What stands there is as little a number as nothing.',
    'src/scan/reconcile/pasted-table.ts',
    ['StringLiteral', '"Stryker was here!"', 'WHOLE_NUMBER.test'],
  ),
  ...createEquivalentMutants(
    'The places of a list stand among the keys then, where no record has such.',
    'src/scan/protocol/canonical-json.ts',
    ['ConditionalExpression', 'false', 'Array.isArray(value)'],
  ),
  ...createEquivalentMutants(
    'A block with more room than it needs holds the same.',
    'src/scan/protocol/page-marks.ts',
    ['ArithmeticOperator', 'BLOCK * 32'],
  ),
  ...createEquivalentMutants(
    'Short cuts: where ids rise, or none stands twice, all that comes after finds nothing.',
    'src/scan/protocol/page-marks.ts',
    ['BlockStatement', '{}', 'function isRising'],
    ['ConditionalExpression', 'true', 'if (id <= last)'],
    ['EqualityOperator', 'id > last', 'if (id <= last)'],
    ['BooleanLiteral', 'false', 'return true'],
    ['ConditionalExpression', 'false', 'if (isRising(marks))'],
    ['ConditionalExpression', 'false', 'again.size === 0'],
  ),
  ...createEquivalentMutants(
    'As many as were asked for are the size that was asked for.',
    'src/scan/protocol/open-scan.ts',
    ['EqualityOperator', 'given <= asked'],
  ),
  ...createEquivalentMutants(
    'What is no ApiError has neither kind nor status, and is thrown further down.',
    'src/scan/protocol/retry-calls.ts',
    ['ConditionalExpression', 'false', 'error instanceof ApiError'],
  ),
  ...createEquivalentMutants(
    'No page is missing by then.',
    'src/scan/protocol/scan-all.ts',
    ['MethodExpression', 'rest.marks'],
    ['ConditionalExpression', 'true', 'rest.marks.filter'],
    ['OptionalChaining', 'mark.ids'],
    ['ArrayDeclaration', '["Stryker was here"]', 'mark?.ids ?? []'],
  ),
  ...createEquivalentMutants('What stands there is no hole.', 'src/scan/protocol/scan-all.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'state?.marks ?? []',
  ]),
  ...createEquivalentMutants('What is no mark has no place among the pages.', 'src/scan/protocol/rounds.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'holesUpTo(pagesFor(total, size), [])',
  ]),
  ...createEquivalentMutants('What is no promise is waited for no longer.', 'src/scan/protocol/read-pass.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'const all',
  ]),
  ...createEquivalentMutants('One text has nothing between.', 'src/scan/protocol/verdict-text.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "shown.join('')",
  ]),
  ...createEquivalentMutants(
    'Of one range there is the first.',
    'src/scan/protocol/verdict-text.ts',
    ['OptionalChaining', 'ranges[0].first'],
    ['OptionalChaining', 'ranges[0].last'],
  ),
]
