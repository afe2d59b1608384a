/** Breakages that no test can or need notice, each with its reason. */
import type { Breakage } from './instrument.ts'

interface Explained {
  /** The end of the file's path. */
  readonly file: string
  readonly mutator: string
  readonly replacement: string
  /** A part of the line, where the same replacement elsewhere in the file is to be noticed. */
  readonly line?: string
  readonly reason: string
}

const CENTS = 'src/lib/cents.ts'
const SPLIT = 'However the sum is split in two parts, and whenever, their total is the same.'
const NO_MINUS_ZERO = 'A bigint has no -0: zero turned round is zero.'

/** Breakages of one file for one reason: mutator, replacement, and a part of the line where the file has it elsewhere. */
const because = (reason: string, file: string, ...of: (readonly [string, string, string?])[]): Explained[] =>
  of.map(([mutator, replacement, line]) => ({
    file,
    mutator,
    replacement,
    reason,
    ...(line !== undefined && { line }),
  }))

const EMPTY_CATCH = 'What is caught is answered by undefined instead of null, and both are taken for nothing.'
const CLEANUP = 'A listener that stays is never called again: the promise that it would refuse is settled.'
const BEHIND = 'What the condition leaves out is left out by the one after it, or by what is made of the value.'
const FOR_TYPES = 'It says for the type what holds anyway, by the condition beside it or before.'
const ALWAYS_THERE = 'The value that stands in for a missing one is never used: it is always there.'

const UNIQUE = 'No two of them are alike.'
const NOT_ZERO = 'Zero has been asked for before.'
const DRAW_BOUND = 'What cannot be drawn is left out early for speed; what is not left out here is cut off at the end.'

const list: readonly Explained[] = [
  ...because(EMPTY_CATCH, 'src/api/client-answer.ts', ['BlockStatement', '{}', 'catch']),
  ...because(EMPTY_CATCH, 'src/api/errors.ts', ['BlockStatement', '{}', 'catch']),
  ...because(
    'A header of blanks, or none, is no date either.',
    'src/api/client-answer.ts',
    ['ConditionalExpression', 'false', 'header === null'],
    ['MethodExpression', 'header', 'header === null'],
    ['StringLiteral', '"Stryker was here!"', 'header === null'],
  ),
  ...because('The type is only looked at for what it says of pages and plain texts.', 'src/api/client-answer.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    'content-type',
  ]),
  ...because(
    CLEANUP,
    'src/api/client-call.ts',
    ['ObjectLiteral', '{}', "addEventListener('abort'"],
    ['BooleanLiteral', 'false', "addEventListener('abort'"],
    ['ArrowFunction', '() => undefined', "removeEventListener('abort'"],
    ['StringLiteral', '""', "removeEventListener('abort'"],
  ),
  ...because(
    'What is no ApiError has neither kind nor status.',
    'src/api/client-call.ts',
    ['ConditionalExpression', 'true', 'error instanceof ApiError &&'],
    ['LogicalOperator', "error instanceof ApiError || error.kind === 'status'", 'error instanceof ApiError &&'],
  ),
  ...because(
    'The fields of one status are written out: each id has its name.',
    'src/api/status.ts',
    ['StringLiteral', '"Stryker was here!"', 'descricao: names[id]'],
    ['ConditionalExpression', 'false', 'names[id] ?? null'],
  ),
  ...because(
    'Asked only while the tab holds no token of its own; what it finds is looked for in the tab’s storage next anyway.',
    'src/api/token-store.ts',
    ['ConditionalExpression', 'true', 'if (own === null) fallBack'],
    ['ConditionalExpression', 'false', 'if (own === null) fallBack'],
    ['EqualityOperator', 'own !== null', 'if (own === null) fallBack'],
    ['LogicalOperator', "own && ''", "return own ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "return own ?? ''"],
  ),
  ...because(
    'Only read while the tab holds a token of its own, which sets it.',
    'src/api/token-store.ts',
    ['BooleanLiteral', 'true', 'let ownIsKept = false'],
    ['BooleanLiteral', 'true', 'ownIsKept = false'],
  ),
  ...because(
    'Taking away what is not there takes nothing away.',
    'src/api/token-store.ts',
    ['ConditionalExpression', 'true', "if (readTab() !== '')"],
    ['StringLiteral', '"Stryker was here!"', "if (readTab() !== '')"],
  ),
  ...because(
    'What is left to zod is read as zod reads it, only later; zod has each part where it has the type.',
    'src/api/total-reader.ts',
    ['ConditionalExpression', 'true', 'checks !== undefined'],
    ['EqualityOperator', 'checks.length >= 0'],
    ['LogicalOperator', "type === 'transform' || transform"],
    ['ConditionalExpression', 'true', "type === 'transform'"],
    ['LogicalOperator', "type === 'optional' || innerType"],
    ['ConditionalExpression', 'true', "type === 'optional'"],
    ['LogicalOperator', "type === 'pipe' && first || then"],
    ['LogicalOperator', "type === 'pipe' || first"],
    ['ConditionalExpression', 'true', "type === 'pipe'"],
    ['LogicalOperator', "type === 'array' || element"],
    ['ConditionalExpression', 'true', "type === 'array'"],
    ['LogicalOperator', "type !== 'object' && !shape"],
    ['ConditionalExpression', 'false', "type !== 'object'"],
  ),
  ...because(
    BEHIND,
    'src/api/wire.ts',
    ['ConditionalExpression', 'true', "typeof value === 'number' && Number.isFinite(value)"],
    ['ConditionalExpression', 'true', "typeof parsed === 'number' && Number.isSafeInteger(parsed)"],
    ['EqualityOperator', 'parsed >= 0'],
    ['ArrayDeclaration', '["Stryker was here"]', 'Array.isArray(value)'],
  ),
  ...because(
    BEHIND,
    'src/api/page.ts',
    ['ConditionalExpression', 'true', "typeof value === 'number' && Number.isFinite(value)"],
    ['LogicalOperator', "typeof value === 'number' || Number.isFinite(value)", 'values.find'],
  ),
  ...because(
    ALWAYS_THERE,
    'src/commands/language/tokens.ts',
    ['StringLiteral', '"Stryker was here!"', "chars[end] ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "chars[from] ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "chars[at] ?? ''"],
  ),
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
  ...because(FOR_TYPES, 'src/lib/cell-format.ts', [
    'ConditionalExpression',
    'false',
    "typeof value !== 'object' || value === null",
  ]),
  ...because('No amount in reais lies exactly so far from a cent.', CENTS, [
    'EqualityOperator',
    'Math.abs(reais * 100 - Math.round(reais * 100)) <= 1e-4',
  ]),
  ...because(
    'What stands between two blanks that follow each other is left out behind it.',
    'src/lib/changed-words.ts',
    ['Regex', '/\\s/', 'before.split'],
  ),
  ...because('Beyond the end there is nothing in common.', 'src/lib/changed-words.ts', [
    'ArithmeticOperator',
    'bare.length + 1',
    'let j = bare.length - 1',
  ]),
  ...because('Every length is set before it is read.', 'src/lib/changed-words.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'old.map',
  ]),
  ...because('A text is no numeric column.', 'src/lib/csv.ts', ['ArrayDeclaration', '["Stryker was here"]', 'columns']),
  ...because(
    'The engine of the tests reads an offset without its colon as well; others do not.',
    'src/lib/dates.ts',
    ['ConditionalExpression', 'true', "zone.includes(':')"],
    ['StringLiteral', '""', "zone.includes(':')"],
  ),
  ...because(
    'Intl writes the same, only later.',
    'src/lib/decimal-text.ts',
    ['ConditionalExpression', 'true', 'return rare('],
    ['ConditionalExpression', 'false', 'return rare('],
    ['LogicalOperator', 'size !== 0 || size < 1e-6', 'return rare('],
    ['EqualityOperator', 'size <= 1e-6', 'return rare('],
  ),
  ...because('With as many decimals as are wanted there is nothing to round.', 'src/lib/decimal-text.ts', [
    'EqualityOperator',
    'fraction.length >= most',
  ]),
  ...because('Zero has no digit but 0.', 'src/lib/decimal-text.ts', ['EqualityOperator', 'value <= 0']),
  ...because(
    ALWAYS_THERE,
    'src/lib/decimal-text.ts',
    ['StringLiteral', '""', "[whole = '0'"],
    ['StringLiteral', '""', "fraction[most] ?? '0'"],
  ),
  ...because(
    'The sign-in in the browser holds it; no test of its own would say more than it says.',
    'src/lib/entry-path.ts',
    ['StringLiteral', '""'],
  ),
  ...because(FOR_TYPES, 'src/lib/jwt.ts', ['ConditionalExpression', 'false', "typeof read !== 'number'"]),
  ...because(EMPTY_CATCH, 'src/lib/jwt.ts', ['BlockStatement', '{}', 'catch']),
  ...because(EMPTY_CATCH, 'src/lib/kept.ts', ['BlockStatement', '{}', 'catch']),
  ...because(
    'What is thrown where there is no storage is caught, and answered as if there were none.',
    'src/lib/kept.ts',
    ['OptionalChaining', 'storageOf(where).getItem'],
    ['OptionalChaining', 'storageOf(where).removeItem'],
    ['ConditionalExpression', 'false', 'if (!storage) break'],
    ['StringLiteral', '""', "JSON.parse(text ?? 'null')"],
    ['ConditionalExpression', 'true', "typeof read === 'object'"],
    ['LogicalOperator', "typeof read === 'object' || read !== null"],
  ),
  ...because(
    'A key that is not there, or not ours, is left out by what follows.',
    'src/lib/kept.ts',
    ['StringLiteral', '"Stryker was here!"', 'storage.key(index)'],
    ['ArrayDeclaration', '["Stryker was here"]', 'storage.key(index)'],
    ['ArrayDeclaration', '["Stryker was here"]', 'return []'],
    ['ArrayDeclaration', '["Stryker was here"]', "key.split(':')"],
    ['StringLiteral', '"Stryker was here!"', "prefix() ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "owner.get() ?? ''"],
    ['ConditionalExpression', 'false', 'key === null ? null : open'],
    ['ConditionalExpression', 'true', 'if (key !== null) remove'],
  ),
  ...because("Only 'anyone' and a function are looked for.", 'src/lib/kept.ts', [
    'StringLiteral',
    '""',
    "whose = 'owner'",
  ]),
  ...because(FOR_TYPES, 'src/lib/money.ts', ['ConditionalExpression', 'true', "typeof value === 'number'"]),
  ...because(ALWAYS_THERE, 'src/lib/place.ts', ['StringLiteral', '"Stryker was here!"', "[path = ''"]),
  ...because(ALWAYS_THERE, 'src/lib/policy.ts', ['StringLiteral', '"Stryker was here!"', "code = ''"]),
  ...because(
    'Nothing is less or greater than undefined.',
    'src/lib/ranges.ts',
    ['ConditionalExpression', 'true'],
    ['LogicalOperator', 'min !== undefined || max !== undefined'],
  ),
  ...because(ALWAYS_THERE, 'src/lib/sha256.ts', ['StringLiteral', '"Stryker was here!"', 'HEX[']),
  ...because(
    'A block that is filled from its beginning is mixed by way of the copy: the same, slower.',
    'src/lib/sha256.ts',
    ['ConditionalExpression', 'true', 'this.filled > 0'],
    ['EqualityOperator', 'this.filled >= 0'],
  ),
  ...because('To be told apart by 512 MB alone.', 'src/lib/sha256.ts', ['ArithmeticOperator', 'bits * 2 ** 32']),
  ...because(
    'The word behind the last is set anew, or not there.',
    'src/lib/sha256.ts',
    ['EqualityOperator', 't <= 16'],
    ['EqualityOperator', 't <= 64', 'let t = 16'],
  ),
  ...because(
    'No other key has a code with Key and a letter in it.',
    'src/lib/strokes.ts',
    ['Regex', '/Key[A-Z]$/'],
    ['Regex', '/^Key[A-Z]/'],
  ),
  ...because(ALWAYS_THERE, 'src/lib/strokes.ts', ['StringLiteral', '"Stryker was here!"', 'held.pop()']),
  ...because(
    FOR_TYPES,
    'src/lib/typed-number.ts',
    ['ConditionalExpression', 'false', 'if (value === undefined) return null'],
    ['ConditionalExpression', 'true', 'min !== undefined && value < min'],
    ['ConditionalExpression', 'false', "typeof value !== 'number' || !Number.isFinite(value)"],
  ),
  { file: CENTS, mutator: 'ConditionalExpression', replacement: 'true', reason: SPLIT },
  ...['this.low >= SAFE', 'this.low <= SAFE', 'this.low <= -SAFE', 'this.low >= -SAFE'].map((replacement) => ({
    file: CENTS,
    mutator: 'EqualityOperator',
    replacement,
    reason: SPLIT,
  })),
  { file: CENTS, mutator: 'UnaryOperator', replacement: '+SAFE', reason: SPLIT },
  { file: CENTS, mutator: 'EqualityOperator', replacement: 'sum <= 0n', reason: NO_MINUS_ZERO },
  { file: CENTS, mutator: 'EqualityOperator', replacement: 'whole <= 0n', reason: NO_MINUS_ZERO },
  ...because(
    'In the first row or column there is no letter before to swap with.',
    'src/commands/language/distance.ts',
    ['ArrayDeclaration', '["Stryker was here"]', 'let beforeLast'],
  ),
  ...because(
    'A word longer or shorter by more than the limit has more errors than that.',
    'src/commands/language/distance.ts',
    ['ConditionalExpression', 'false', 'Math.abs(text.length - word.length) > limit'],
  ),
  ...because(
    'Asked of a token that is there, or that the condition before has found.',
    'src/commands/language/numbers.ts',
    ['OptionalChaining', 'tokens[at].glued'],
    ['OptionalChaining', 'sign.kind'],
    ['OptionalChaining', 'tokens[at - 2].kind'],
    ['OptionalChaining', 'tokens[end].text'],
    ['OptionalChaining', 'tokens[at].text'],
    ['OptionalChaining', 'tokens[next + 1].text'],
    ['StringLiteral', '"Stryker was here!"', 'ends.includes'],
    ['StringLiteral', '"Stryker was here!"', 'let digits ='],
    ['StringLiteral', '"Stryker was here!"', "tokens[next + 1]?.text ?? ''"],
  ),
  ...because('A comma is decimal wherever it does not part.', 'src/commands/language/numbers.ts', [
    'StringLiteral',
    '""',
    "'decimal'",
  ]),
  ...because('No word of the language is that.', 'src/commands/language/numbers.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "token.text : ''",
  ]),
  ...because(
    'The ids themselves tell that they are too many; the count only spares writing out millions.',
    'src/commands/language/numbers.ts',
    ['ArithmeticOperator', 'Math.max(0, high - low) - 1'],
  ),
  ...because('What was found ends behind its first token.', 'src/commands/language/numbers.ts', [
    'EqualityOperator',
    'end <= 0',
  ]),
  ...because('It is behind a sign, or -1.', 'src/commands/language/numbers.ts', [
    'EqualityOperator',
    'afterRangeSign(tokens, at) >= 0',
  ]),
  ...because('Only the day is used, not its hour.', 'src/commands/language/period.ts', [
    'BooleanLiteral',
    'true',
    'const day = resolveDate(value, now, false)',
  ]),
  ...because(
    'Asked of a token that the condition before has found.',
    'src/commands/language/relative.ts',
    ['OptionalChaining', 'tokens[at + 1].glued'],
    ['OptionalChaining', 'tokens[at].text'],
  ),
  ...because(
    'Behind the last sign there is nothing, which is no token and no quote.',
    'src/commands/language/tokens.ts',
    ['EqualityOperator', 'at <= chars.length'],
  ),
  ...because('A quotation closes behind its opening.', 'src/commands/language/tokens.ts', [
    'EqualityOperator',
    'close >= 0',
  ]),
  ...because(ALWAYS_THERE, 'src/commands/language/written-ends.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    'local.split',
  ]),
  ...because('Nothing is waited for either way.', 'src/commands/bulk/queue.ts', [
    'ArrowFunction',
    '() => undefined',
    'online = () => Promise.resolve()',
  ]),
  {
    file: 'src/commands/bulk/journal.ts',
    mutator: 'EqualityOperator',
    replacement: 'index <= lengthOf(known.records)',
    reason: 'One stretch more is dropped than there is: nothing is dropped by that.',
  },
]

/** Whether this breakage has its reason in the list. */
export const explained = ({ file, mutator, replacement, code }: Breakage): boolean =>
  list.some(
    (one) =>
      file.endsWith(one.file) &&
      one.mutator === mutator &&
      one.replacement === replacement &&
      code.includes(one.line ?? ''),
  )
