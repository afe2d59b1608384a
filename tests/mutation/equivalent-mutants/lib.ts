/** Mutants of the pure functions that no test can or need notice. */
import { ALWAYS_THERE, createEquivalentMutants, EMPTY_CATCH, NO_MINUS_ZERO } from './equivalent-mutant.ts'
import type { EquivalentMutant } from './equivalent-mutant.ts'

const FOR_TYPES = 'The condition is there for the type checker. A condition beside it excludes the same values.'
const CENTS = 'src/lib/format/cents.ts'
const CREATED_ONCE =
  'The value is created once in a process, before the mutant is switched on. In a process of its own a test notices it.'
const SHORTCUT = 'The condition only chooses a shorter way for plain text; the longer way has the same result.'

export const lib: readonly EquivalentMutant[] = [
  ...createEquivalentMutants(FOR_TYPES, 'src/lib/format/cell-format.ts', [
    'ConditionalExpression',
    'false',
    "typeof value !== 'object' || value === null",
  ]),
  ...createEquivalentMutants('No amount in reais has exactly this distance from a whole cent.', CENTS, [
    'EqualityOperator',
    'Math.abs(reais * 100 - Math.round(reais * 100)) <= 1e-4',
  ]),
  ...createEquivalentMutants(
    'The sum is split into two parts. Their total is the same, wherever and whenever the split is made.',
    CENTS,
    ['ConditionalExpression', 'true', 'if (this.low > MAX_SAFE_CENTS'],
    ['EqualityOperator', 'this.low >= MAX_SAFE_CENTS'],
    ['EqualityOperator', 'this.low <= MAX_SAFE_CENTS'],
    ['EqualityOperator', 'this.low <= -MAX_SAFE_CENTS'],
    ['EqualityOperator', 'this.low >= -MAX_SAFE_CENTS'],
    ['UnaryOperator', '+MAX_SAFE_CENTS'],
  ),
  ...createEquivalentMutants(
    NO_MINUS_ZERO,
    CENTS,
    ['EqualityOperator', 'sum <= 0n'],
    ['EqualityOperator', 'amount <= 0n', 'const magnitude'],
  ),
  ...createEquivalentMutants(
    'Two spaces in a row have an empty text between them, which the filter removes.',
    'src/lib/format/word-diff.ts',
    ['Regex', '/\\s/', 'before.split'],
  ),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/lib/format/word-diff.ts', [
    'BooleanLiteral',
    'true',
    'isNew[index] ?? false',
  ]),
  ...createEquivalentMutants('No column of a table is numeric if its index is a text.', 'src/lib/format/csv.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'columns',
  ]),
  ...createEquivalentMutants(
    'Node also parses an offset without a colon; other engines do not.',
    'src/lib/format/dates.ts',
    ['ConditionalExpression', 'true', "zone.includes(':')"],
    ['StringLiteral', '""', "zone.includes(':')"],
  ),
  ...createEquivalentMutants(
    'Intl formats the same text, only more slowly.',
    'src/lib/format/decimal.ts',
    ['ConditionalExpression', 'true', 'if (!(magnitude < 1e21)'],
    ['ConditionalExpression', 'false', 'if (!(magnitude < 1e21)'],
    ['LogicalOperator', 'magnitude !== 0 || magnitude < 1e-6'],
    ['EqualityOperator', 'magnitude <= 1e-6'],
  ),
  ...createEquivalentMutants(
    'A number with exactly as many decimals as wanted has nothing to round.',
    'src/lib/format/decimal.ts',
    ['EqualityOperator', 'fraction.length >= maxDecimals'],
  ),
  ...createEquivalentMutants(
    'The text of zero contains no digit but 0.',
    'src/lib/format/decimal.ts',
    ['EqualityOperator', 'value <= 0', 'const sign'],
    ['EqualityOperator', 'value >= 0', '`+${text}`'],
  ),
  ...createEquivalentMutants(
    ALWAYS_THERE,
    'src/lib/format/decimal.ts',
    ['StringLiteral', '""', "[whole = '0'"],
    ['StringLiteral', '""', "fraction[maxDecimals] ?? '0'"],
  ),
  ...createEquivalentMutants(
    'The browser test of the sign-in checks this path; a unit test would only repeat the literal.',
    'src/lib/urls/post-login-path.ts',
    ['StringLiteral', '""'],
  ),
  ...createEquivalentMutants(FOR_TYPES, 'src/lib/jwt.ts', [
    'ConditionalExpression',
    'false',
    "typeof parsed !== 'number'",
  ]),
  ...createEquivalentMutants(EMPTY_CATCH, 'src/lib/jwt.ts', ['BlockStatement', '{}', 'catch']),
  ...createEquivalentMutants(EMPTY_CATCH, 'src/lib/storage/persisted.ts', ['BlockStatement', '{}', 'catch']),
  ...createEquivalentMutants(
    'Without a storage the call throws, and the catch has the same result as an empty storage.',
    'src/lib/storage/browser-entries.ts',
    ['OptionalChaining', 'getStorage(scope).getItem'],
    ['OptionalChaining', 'getStorage(scope).removeItem'],
  ),
  ...createEquivalentMutants(
    'JSON.parse and `in` throw for a text or value that is no object, and the catch returns null as well.',
    'src/lib/storage/persisted.ts',
    ['StringLiteral', '""', "JSON.parse(text ?? 'null')"],
    ['ConditionalExpression', 'true', "typeof parsed === 'object'"],
    ['LogicalOperator', "typeof parsed === 'object' || parsed !== null"],
  ),
  ...createEquivalentMutants(
    'No entry has this key or this owner.',
    'src/lib/storage/persisted.ts',
    ['ArrayDeclaration', '["Stryker was here"]', "key.split(':')"],
    ['StringLiteral', '"Stryker was here!"', "owner.get() ?? ''"],
    ['ConditionalExpression', 'false', 'key === null ? null : parseEnvelope'],
    ['ConditionalExpression', 'true', 'keyPrefix !== null && key.startsWith(keyPrefix)'],
    ['ConditionalExpression', 'true', 'if (key !== null) entries.remove'],
  ),
  ...createEquivalentMutants('Without a prefix there is no key to cut.', 'src/lib/storage/persisted.ts', [
    'OptionalChaining',
    'getKeyPrefix().length',
  ]),
  ...createEquivalentMutants(
    "The code only asks whether it is 'anyone' or a function; any other value means the owner.",
    'src/lib/storage/persisted.ts',
    ['StringLiteral', '""', "belongsTo = 'owner'"],
  ),
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
    'A comparison with undefined is false.',
    'src/lib/validate-ranges.ts',
    ['ConditionalExpression', 'true', 'min !== undefined && max !== undefined'],
    ['LogicalOperator', 'min !== undefined || max !== undefined'],
  ),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/lib/sha256.ts', ['StringLiteral', '"Stryker was here!"', 'HEX_BYTES[']),
  ...createEquivalentMutants(
    'An empty block is filled and hashed as a copy: the same result, only more slowly.',
    'src/lib/sha256.ts',
    ['ConditionalExpression', 'true', 'this.bufferedBytes > 0'],
    ['EqualityOperator', 'this.bufferedBytes >= 0'],
  ),
  ...createEquivalentMutants('Only data of more than 512 MB has another hash.', 'src/lib/sha256.ts', [
    'ArithmeticOperator',
    'bits * 2 ** 32',
  ]),
  ...createEquivalentMutants(
    'The word after the last one is overwritten, or is outside the array.',
    'src/lib/sha256.ts',
    ['EqualityOperator', 't <= 16'],
    ['EqualityOperator', 't <= 64', 'let t = 16'],
  ),
  ...createEquivalentMutants(
    'No other key has a code that contains Key and a letter.',
    'src/lib/key-chords.ts',
    ['Regex', '/Key[A-Z]$/'],
    ['Regex', '/^Key[A-Z]/'],
  ),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/lib/key-chords.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    'modifiers.pop()',
  ]),
  ...createEquivalentMutants(
    FOR_TYPES,
    'src/lib/format/parse-number.ts',
    ['ConditionalExpression', 'false', 'if (value === undefined) return null'],
    ['ConditionalExpression', 'true', 'min !== undefined && value < min'],
    ['ConditionalExpression', 'false', "typeof value !== 'number' || !Number.isFinite(value)"],
  ),
  ...createEquivalentMutants(
    'A listener that stays only aborts a signal that is already aborted.',
    'src/lib/any-signal.ts',
    ['ObjectLiteral', '{}', "addEventListener('abort'"],
    ['BooleanLiteral', 'false', "addEventListener('abort'"],
  ),
  ...createEquivalentMutants('The same result is computed again.', 'src/lib/jwt.ts', [
    'ConditionalExpression',
    'true',
    'last?.text !== text',
  ]),
  ...createEquivalentMutants(CREATED_ONCE, 'src/lib/jwt.ts', ['OptionalChaining', 'last.text']),
  ...createEquivalentMutants(
    CREATED_ONCE,
    'src/lib/format/dates.ts',
    ['StringLiteral', '""', 'new Intl.RelativeTimeFormat'],
    ['ObjectLiteral', '{}', 'new Intl.RelativeTimeFormat'],
  ),
  ...createEquivalentMutants(
    CREATED_ONCE,
    'src/lib/format/platform-time.ts',
    ['StringLiteral', '""', 'new Intl.DateTimeFormat'],
    ['ObjectLiteral', '{}', 'new Intl.DateTimeFormat'],
  ),
  ...createEquivalentMutants(
    'A date with a zone and a time comes here only if it is no real date. The result is null either way.',
    'src/lib/format/dates.ts',
    ['ConditionalExpression', 'true', 'zone?.length === 3 && hour === undefined'],
  ),
  ...createEquivalentMutants("The format 'text' has no case of its own.", 'src/lib/format/cell-format.ts', [
    'StringLiteral',
    '""',
    "formatCell('text', value)",
  ]),
  ...createEquivalentMutants(SHORTCUT, 'src/lib/format/normalize-text.ts', ['Regex', '/^[\\x20-\\x7e]$/']),
  ...createEquivalentMutants(SHORTCUT, 'src/lib/format/sanitize-text.ts', [
    'Regex',
    '/^[\\x20-\\x7e\\u00a1-\\u00ac\\u00ae-\\u024f]$/',
  ]),
  ...createEquivalentMutants(
    'Two separators in a row have an empty segment between them, which changes nothing.',
    'src/lib/format/sanitize-text.ts',
    ['Regex', '/([\\t\\r\\n])/'],
  ),
  ...createEquivalentMutants(EMPTY_CATCH, 'src/lib/storage/browser-entries.ts', ['BlockStatement', '{}', 'catch']),
  ...createEquivalentMutants(
    ALWAYS_THERE,
    'src/lib/storage/browser-entries.ts',
    ['StringLiteral', '"Stryker was here!"', "storage.key(index) ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "storage.getItem(next) ?? ''"],
  ),
  ...createEquivalentMutants('Only a storage has evicted entries.', 'src/lib/storage/browser-entries.ts', [
    'OptionalChaining',
    'storage.setItem',
  ]),
  ...createEquivalentMutants('Every name begins with a word.', 'src/lib/storage/storage-scope.ts', ['Regex', '/\\w+/']),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/lib/storage/tab-lock.ts', [
    'ArrayDeclaration',
    '["Stryker was here"]',
    'held = []',
  ]),
  ...createEquivalentMutants(
    'A style sheet that cannot be read counts as failed: the catch has a false result, and so has undefined.',
    'src/lib/startup/import-with-retry.ts',
    ['OptionalChaining', 'sheet.cssRules'],
    ['BlockStatement', '{}', '} catch {'],
  ),
  ...createEquivalentMutants(
    'To the browser an undefined timeout is the same as none.',
    'src/lib/startup/run-when-idle.ts',
    ['ConditionalExpression', 'false', 'timeoutMs === undefined'],
  ),
  ...createEquivalentMutants('No keyboard has ~ on the key K.', 'src/lib/startup/startup-keys.ts', [
    'EqualityOperator',
    "key >= '~'",
  ]),
  ...createEquivalentMutants(
    'In a line of the palette the buffer holds at least the key that opened it.',
    'src/lib/startup/startup-keys.ts',
    ['OptionalChaining', 'buffer.at(-1).key'],
  ),
  ...createEquivalentMutants(
    'A listener that stays only settles a promise that is already settled.',
    'src/lib/storage/tab-lock.ts',
    ['StringLiteral', '""', "removeEventListener('message'"],
  ),
  ...createEquivalentMutants(
    'To escapeFormula undefined means the same as false: the cell is no number.',
    'src/lib/format/tsv.ts',
    ['ArrowFunction', '() => undefined', '= () => false'],
  ),
]
