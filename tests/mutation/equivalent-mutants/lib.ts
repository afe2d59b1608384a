/** Mutants of the pure functions that no test can or need notice. */
import { ALWAYS_THERE, createEquivalentMutants, EMPTY_CATCH, NO_MINUS_ZERO } from './equivalent-mutant.ts'
import type { EquivalentMutant } from './equivalent-mutant.ts'

const FOR_TYPES = 'It says for the type what holds anyway, by the condition beside it or before.'
const CENTS = 'src/lib/format/cents.ts'
const SPLIT = 'However the sum is split in two parts, and whenever, their total is the same.'

export const lib: readonly EquivalentMutant[] = [
  ...createEquivalentMutants(FOR_TYPES, 'src/lib/format/cell-format.ts', [
    'ConditionalExpression',
    'false',
    "typeof value !== 'object' || value === null",
  ]),
  ...createEquivalentMutants('No amount in reais lies exactly so far from a cent.', CENTS, [
    'EqualityOperator',
    'Math.abs(reais * 100 - Math.round(reais * 100)) <= 1e-4',
  ]),
  ...createEquivalentMutants(
    'What stands between two blanks that follow each other is left out behind it.',
    'src/lib/format/word-diff.ts',
    ['Regex', '/\\s/', 'before.split'],
  ),
  ...createEquivalentMutants('Beyond the end there is nothing in common.', 'src/lib/format/word-diff.ts', [
    'ArithmeticOperator',
    'bare.length + 1',
    'let j = bare.length - 1',
  ]),
  ...createEquivalentMutants('Every length is set before it is read.', 'src/lib/format/word-diff.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'old.map',
  ]),
  ...createEquivalentMutants('A text is no numeric column.', 'src/lib/format/csv.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'columns',
  ]),
  ...createEquivalentMutants(
    'The engine of the tests reads an offset without its colon as well; others do not.',
    'src/lib/format/dates.ts',
    ['ConditionalExpression', 'true', "zone.includes(':')"],
    ['StringLiteral', '""', "zone.includes(':')"],
  ),
  ...createEquivalentMutants(
    'Intl writes the same, only later.',
    'src/lib/format/decimal.ts',
    ['ConditionalExpression', 'true', 'return rare('],
    ['ConditionalExpression', 'false', 'return rare('],
    ['LogicalOperator', 'size !== 0 || size < 1e-6', 'return rare('],
    ['EqualityOperator', 'size <= 1e-6', 'return rare('],
  ),
  ...createEquivalentMutants(
    'With as many decimals as are wanted there is nothing to round.',
    'src/lib/format/decimal.ts',
    ['EqualityOperator', 'fraction.length >= most'],
  ),
  ...createEquivalentMutants('Zero has no digit but 0.', 'src/lib/format/decimal.ts', [
    'EqualityOperator',
    'value <= 0',
  ]),
  ...createEquivalentMutants(
    ALWAYS_THERE,
    'src/lib/format/decimal.ts',
    ['StringLiteral', '""', "[whole = '0'"],
    ['StringLiteral', '""', "fraction[most] ?? '0'"],
  ),
  ...createEquivalentMutants(
    'The sign-in in the browser holds it; no test of its own would say more than it says.',
    'src/lib/urls/post-login-path.ts',
    ['StringLiteral', '""'],
  ),
  ...createEquivalentMutants(FOR_TYPES, 'src/lib/jwt.ts', [
    'ConditionalExpression',
    'false',
    "typeof read !== 'number'",
  ]),
  ...createEquivalentMutants(EMPTY_CATCH, 'src/lib/jwt.ts', ['BlockStatement', '{}', 'catch']),
  ...createEquivalentMutants(EMPTY_CATCH, 'src/lib/storage/persisted.ts', ['BlockStatement', '{}', 'catch']),
  ...createEquivalentMutants(
    'What is thrown where there is no storage is caught, and answered as if there were none.',
    'src/lib/storage/persisted.ts',
    ['OptionalChaining', 'storageOf(where).getItem'],
    ['OptionalChaining', 'storageOf(where).removeItem'],
    ['ConditionalExpression', 'false', 'if (!storage) break'],
    ['StringLiteral', '""', "JSON.parse(text ?? 'null')"],
    ['ConditionalExpression', 'true', "typeof read === 'object'"],
    ['LogicalOperator', "typeof read === 'object' || read !== null"],
  ),
  ...createEquivalentMutants(
    'A key that is not there, or not ours, is left out by what follows.',
    'src/lib/storage/persisted.ts',
    ['StringLiteral', '"Stryker was here!"', 'storage.key(index)'],
    ['ArrayDeclaration', '["Stryker was here"]', 'storage.key(index)'],
    ['ArrayDeclaration', '["Stryker was here"]', 'return []'],
    ['ArrayDeclaration', '["Stryker was here"]', "key.split(':')"],
    ['StringLiteral', '"Stryker was here!"', "prefix() ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "owner.get() ?? ''"],
    ['ConditionalExpression', 'false', 'key === null ? null : open'],
    ['ConditionalExpression', 'true', 'if (key !== null) remove'],
  ),
  ...createEquivalentMutants("Only 'anyone' and a function are looked for.", 'src/lib/storage/persisted.ts', [
    'StringLiteral',
    '""',
    "whose = 'owner'",
  ]),
  ...createEquivalentMutants(FOR_TYPES, 'src/lib/format/money.ts', [
    'ConditionalExpression',
    'true',
    "typeof value === 'number'",
  ]),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/lib/urls/route-location.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "[path = ''",
  ]),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/lib/security-headers.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "code = ''",
  ]),
  ...createEquivalentMutants(
    'Nothing is less or greater than undefined.',
    'src/lib/validate-ranges.ts',
    ['ConditionalExpression', 'true'],
    ['LogicalOperator', 'min !== undefined || max !== undefined'],
  ),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/lib/sha256.ts', ['StringLiteral', '"Stryker was here!"', 'HEX[']),
  ...createEquivalentMutants(
    'A block that is filled from its beginning is mixed by way of the copy: the same, slower.',
    'src/lib/sha256.ts',
    ['ConditionalExpression', 'true', 'this.filled > 0'],
    ['EqualityOperator', 'this.filled >= 0'],
  ),
  ...createEquivalentMutants('To be told apart by 512 MB alone.', 'src/lib/sha256.ts', [
    'ArithmeticOperator',
    'bits * 2 ** 32',
  ]),
  ...createEquivalentMutants(
    'The word behind the last is set anew, or not there.',
    'src/lib/sha256.ts',
    ['EqualityOperator', 't <= 16'],
    ['EqualityOperator', 't <= 64', 'let t = 16'],
  ),
  ...createEquivalentMutants(
    'No other key has a code with Key and a letter in it.',
    'src/lib/key-chords.ts',
    ['Regex', '/Key[A-Z]$/'],
    ['Regex', '/^Key[A-Z]/'],
  ),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/lib/key-chords.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    'held.pop()',
  ]),
  ...createEquivalentMutants(
    FOR_TYPES,
    'src/lib/format/parse-number.ts',
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
