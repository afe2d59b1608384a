/** Breakages of the pure functions that no test can or need notice. */
import { ALWAYS_THERE, because, EMPTY_CATCH, NO_MINUS_ZERO } from './because.ts'
import type { Explained } from './because.ts'

const FOR_TYPES = 'It says for the type what holds anyway, by the condition beside it or before.'
const CENTS = 'src/lib/written/cents.ts'
const SPLIT = 'However the sum is split in two parts, and whenever, their total is the same.'

export const lib: readonly Explained[] = [
  ...because(FOR_TYPES, 'src/lib/written/cell-format.ts', [
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
    'src/lib/written/changed-words.ts',
    ['Regex', '/\\s/', 'before.split'],
  ),
  ...because('Beyond the end there is nothing in common.', 'src/lib/written/changed-words.ts', [
    'ArithmeticOperator',
    'bare.length + 1',
    'let j = bare.length - 1',
  ]),
  ...because('Every length is set before it is read.', 'src/lib/written/changed-words.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'old.map',
  ]),
  ...because('A text is no numeric column.', 'src/lib/written/csv.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'columns',
  ]),
  ...because(
    'The engine of the tests reads an offset without its colon as well; others do not.',
    'src/lib/written/dates.ts',
    ['ConditionalExpression', 'true', "zone.includes(':')"],
    ['StringLiteral', '""', "zone.includes(':')"],
  ),
  ...because(
    'Intl writes the same, only later.',
    'src/lib/written/decimal-text.ts',
    ['ConditionalExpression', 'true', 'return rare('],
    ['ConditionalExpression', 'false', 'return rare('],
    ['LogicalOperator', 'size !== 0 || size < 1e-6', 'return rare('],
    ['EqualityOperator', 'size <= 1e-6', 'return rare('],
  ),
  ...because('With as many decimals as are wanted there is nothing to round.', 'src/lib/written/decimal-text.ts', [
    'EqualityOperator',
    'fraction.length >= most',
  ]),
  ...because('Zero has no digit but 0.', 'src/lib/written/decimal-text.ts', ['EqualityOperator', 'value <= 0']),
  ...because(
    ALWAYS_THERE,
    'src/lib/written/decimal-text.ts',
    ['StringLiteral', '""', "[whole = '0'"],
    ['StringLiteral', '""', "fraction[most] ?? '0'"],
  ),
  ...because(
    'The sign-in in the browser holds it; no test of its own would say more than it says.',
    'src/lib/places/entry-path.ts',
    ['StringLiteral', '""'],
  ),
  ...because(FOR_TYPES, 'src/lib/jwt.ts', ['ConditionalExpression', 'false', "typeof read !== 'number'"]),
  ...because(EMPTY_CATCH, 'src/lib/jwt.ts', ['BlockStatement', '{}', 'catch']),
  ...because(EMPTY_CATCH, 'src/lib/kept/kept.ts', ['BlockStatement', '{}', 'catch']),
  ...because(
    'What is thrown where there is no storage is caught, and answered as if there were none.',
    'src/lib/kept/kept.ts',
    ['OptionalChaining', 'storageOf(where).getItem'],
    ['OptionalChaining', 'storageOf(where).removeItem'],
    ['ConditionalExpression', 'false', 'if (!storage) break'],
    ['StringLiteral', '""', "JSON.parse(text ?? 'null')"],
    ['ConditionalExpression', 'true', "typeof read === 'object'"],
    ['LogicalOperator', "typeof read === 'object' || read !== null"],
  ),
  ...because(
    'A key that is not there, or not ours, is left out by what follows.',
    'src/lib/kept/kept.ts',
    ['StringLiteral', '"Stryker was here!"', 'storage.key(index)'],
    ['ArrayDeclaration', '["Stryker was here"]', 'storage.key(index)'],
    ['ArrayDeclaration', '["Stryker was here"]', 'return []'],
    ['ArrayDeclaration', '["Stryker was here"]', "key.split(':')"],
    ['StringLiteral', '"Stryker was here!"', "prefix() ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "owner.get() ?? ''"],
    ['ConditionalExpression', 'false', 'key === null ? null : open'],
    ['ConditionalExpression', 'true', 'if (key !== null) remove'],
  ),
  ...because("Only 'anyone' and a function are looked for.", 'src/lib/kept/kept.ts', [
    'StringLiteral',
    '""',
    "whose = 'owner'",
  ]),
  ...because(FOR_TYPES, 'src/lib/written/money.ts', ['ConditionalExpression', 'true', "typeof value === 'number'"]),
  ...because(ALWAYS_THERE, 'src/lib/places/place.ts', ['StringLiteral', '"Stryker was here!"', "[path = ''"]),
  ...because(ALWAYS_THERE, 'src/lib/policy.ts', ['StringLiteral', '"Stryker was here!"', "code = ''"]),
  ...because(
    'Nothing is less or greater than undefined.',
    'src/lib/written/ranges.ts',
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
    'src/lib/written/typed-number.ts',
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
]
