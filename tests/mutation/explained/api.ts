/** Breakages of the calls and the session that no test can or need notice. */
import { because, BEHIND, EMPTY_CATCH } from './because.ts'
import type { Explained } from './because.ts'

const CLEANUP = 'A listener that stays is never called again: the promise that it would refuse is settled.'

export const api: readonly Explained[] = [
  ...because(EMPTY_CATCH, 'src/api/call/client-answer.ts', ['BlockStatement', '{}', 'catch']),
  ...because(EMPTY_CATCH, 'src/api/errors.ts', ['BlockStatement', '{}', 'catch']),
  ...because(
    'A header of blanks, or none, is no date either.',
    'src/api/call/client-answer.ts',
    ['ConditionalExpression', 'false', 'header === null'],
    ['MethodExpression', 'header', 'header === null'],
    ['StringLiteral', '"Stryker was here!"', 'header === null'],
  ),
  ...because('The type is only looked at for what it says of pages and plain texts.', 'src/api/call/client-answer.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    'content-type',
  ]),
  ...because(
    CLEANUP,
    'src/api/call/client-call.ts',
    ['ObjectLiteral', '{}', "addEventListener('abort'"],
    ['BooleanLiteral', 'false', "addEventListener('abort'"],
    ['ArrowFunction', '() => undefined', "removeEventListener('abort'"],
    ['StringLiteral', '""', "removeEventListener('abort'"],
  ),
  ...because(
    'What is no ApiError has neither kind nor status.',
    'src/api/call/client-call.ts',
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
    'src/api/token/token-place.ts',
    ['ConditionalExpression', 'true', 'if (own === null) fallBack'],
    ['ConditionalExpression', 'false', 'if (own === null) fallBack'],
    ['EqualityOperator', 'own !== null', 'if (own === null) fallBack'],
    ['LogicalOperator', "own && ''", "return own ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "return own ?? ''"],
  ),
  ...because(
    'Only read while the tab holds a token of its own, which sets it.',
    'src/api/token/token-place.ts',
    ['BooleanLiteral', 'true', 'let ownIsKept = false'],
    ['BooleanLiteral', 'true', 'ownIsKept = false'],
  ),
  ...because(
    'Taking away what is not there takes nothing away.',
    'src/api/token/token-place.ts',
    ['ConditionalExpression', 'true', "if (readTab() !== '')"],
    ['StringLiteral', '"Stryker was here!"', "if (readTab() !== '')"],
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
]
