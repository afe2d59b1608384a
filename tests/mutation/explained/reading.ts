/** Breakages of the whole reading that no test can or need notice. */
import { ALWAYS_THERE, because, BEHIND, NO_MINUS_ZERO } from './because.ts'
import type { Explained } from './because.ts'

const UNIQUE = 'No two of them are alike.'
const NOT_ZERO = 'Zero has been asked for before.'
const DRAW_BOUND = 'What cannot be drawn is left out early for speed; what is not left out here is cut off at the end.'

export const reading: readonly Explained[] = [
  ...because(ALWAYS_THERE, 'src/reading/exceptions/exceptions.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "dayOf(when(row)) ?? ''",
  ]),
  ...because('No date is at no hour, and so at no odd one.', 'src/reading/exceptions/odd-hours.ts', [
    'ConditionalExpression',
    'false',
    'hour === null ||',
  ]),
  ...because(
    'One turn more, with no character, mixes the hash once more: another hash, as good.',
    'src/reading/exceptions/repeated.ts',
    ['EqualityOperator', 'at <= key.length'],
  ),
  ...because(
    'What stands once is left out at the end anyway; leaving it out before saves memory.',
    'src/reading/exceptions/repeated.ts',
    ['ConditionalExpression', 'false', '(seen[hashedPlace(key)] ?? 0) < 2'],
  ),
  ...because(ALWAYS_THERE, 'src/reading/folds/column.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "[first = '', second",
  ]),
  ...because('A path of two is read the long way too, only slower.', 'src/reading/folds/column.ts', [
    'ConditionalExpression',
    'false',
    'rest.length === 0',
  ]),
  ...because(UNIQUE, 'src/reading/folds/describe.ts', ['EqualityOperator', 'one <= other']),
  ...because(UNIQUE, 'src/reading/folds/grouped.ts', ['EqualityOperator', 'one.key <= other.key']),
  ...because(UNIQUE, 'src/reading/folds/sample.ts', ['EqualityOperator', 'one.code <= other.code']),
  ...because(NO_MINUS_ZERO, 'src/reading/folds/grouped.ts', ['EqualityOperator', 'sum <= 0n']),
  ...because(
    NO_MINUS_ZERO,
    'src/reading/folds/period.ts',
    ['EqualityOperator', 'base <= 0n'],
    ['EqualityOperator', 'delta <= 0n'],
  ),
  ...because(NO_MINUS_ZERO, 'src/reading/folds/sides.ts', ['EqualityOperator', 'n <= 0n']),
  ...because(NOT_ZERO, 'src/reading/folds/grouped.ts', ['EqualityOperator', 'difference >= 0n']),
  ...because(NOT_ZERO, 'src/reading/folds/sides.ts', ['EqualityOperator', 'bySum >= 0n']),
  ...because(ALWAYS_THERE, 'src/reading/folds/sides.ts', ['ArrayDeclaration', '["Stryker was here"]']),
  ...because(
    'What is not read off the text is computed from the date, to the same minute; what is no text has no such form.',
    'src/reading/folds/moment.ts',
    ['ConditionalExpression', 'false', 'WALL.test(value)'],
    ['ConditionalExpression', 'true', 'WALL.test(value)'],
    ['EqualityOperator', "typeof value !== 'string'", 'WALL.test(value)'],
    ['StringLiteral', '""', 'WALL.test(value)'],
  ),
  ...because(
    DRAW_BOUND,
    'src/reading/folds/sample.ts',
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
  ...because('Two ids whose codes begin with the same 48 bits are not to be found.', 'src/reading/folds/sample.ts', [
    'EqualityOperator',
    'head >= bound',
  ]),
  ...because('The place behind the last digit is not hashed.', 'src/reading/folds/sample.ts', [
    'EqualityOperator',
    'at <= text.length',
  ]),
  ...because(
    'What is as small, or as great, takes its own place.',
    'src/reading/folds/totals.ts',
    ['EqualityOperator', 'cents <= this.min'],
    ['EqualityOperator', 'cents >= this.max'],
  ),
  ...because('A quote at the very place has been looked for before.', 'src/reading/files/csv-reader.ts', [
    'EqualityOperator',
    'next <= 0',
  ]),
  ...because(BEHIND, 'src/reading/files/xlsx-cell.ts', ['ConditionalExpression', 'true', 'Number.isFinite(value)']),
  ...because('Counted downward, the same steps are whole slices.', 'src/reading/reconcile/reconcile.ts', [
    'UpdateOperator',
    '--counted',
  ]),
  ...because('The rows are the same, only read at the end.', 'src/reading/reconcile/table.ts', [
    'ConditionalExpression',
    'false',
    "this.begun.includes('\\n')",
  ]),
  ...because(ALWAYS_THERE, 'src/reading/reconcile/table.ts', ['StringLiteral', '"Stryker was here!"', 'plain.split']),
  ...because('What stands there is as little a number as nothing.', 'src/reading/reconcile/table.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    'WHOLE_NUMBER.test',
  ]),
  ...because(
    'The places of a list stand among the keys then, where no record has such.',
    'src/reading/walk/canonical.ts',
    ['ConditionalExpression', 'false', 'Array.isArray(value)'],
  ),
  ...because('A block with more room than it needs holds the same.', 'src/reading/walk/marks.ts', [
    'ArithmeticOperator',
    'BLOCK * 32',
  ]),
  ...because(
    'Short cuts: where ids rise, or none stands twice, all that comes after finds nothing.',
    'src/reading/walk/marks.ts',
    ['BlockStatement', '{}', 'function isRising'],
    ['ConditionalExpression', 'true', 'if (id <= last)'],
    ['EqualityOperator', 'id > last', 'if (id <= last)'],
    ['BooleanLiteral', 'false', 'return true'],
    ['ConditionalExpression', 'false', 'if (isRising(marks))'],
    ['ConditionalExpression', 'false', 'again.size === 0'],
  ),
  ...because('As many as were asked for are the size that was asked for.', 'src/reading/walk/open.ts', [
    'EqualityOperator',
    'given <= asked',
  ]),
  ...because(
    'What is no ApiError has neither kind nor status, and is thrown further down.',
    'src/reading/walk/patience.ts',
    ['ConditionalExpression', 'false', 'error instanceof ApiError'],
  ),
  ...because(
    'No page is missing by then.',
    'src/reading/walk/read-whole.ts',
    ['MethodExpression', 'rest.marks'],
    ['ConditionalExpression', 'true', 'rest.marks.filter'],
    ['OptionalChaining', 'mark.ids'],
    ['ArrayDeclaration', '["Stryker was here"]', 'mark?.ids ?? []'],
  ),
  ...because('What stands there is no hole.', 'src/reading/walk/read-whole.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'state?.marks ?? []',
  ]),
  ...because('What is no mark has no place among the pages.', 'src/reading/walk/rounds.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'holesUpTo(pagesFor(total, size), [])',
  ]),
  ...because('What is no promise is waited for no longer.', 'src/reading/walk/walk-pages.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'const all',
  ]),
  ...because('One text has nothing between.', 'src/reading/walk/wording.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "shown.join('')",
  ]),
  ...because(
    'Of one range there is the first.',
    'src/reading/walk/wording.ts',
    ['OptionalChaining', 'ranges[0].first'],
    ['OptionalChaining', 'ranges[0].last'],
  ),
]
