/** Mutants of the calls and the session that no test can or need notice. */
import { createEquivalentMutants, COVERED_LATER, EMPTY_CATCH } from './equivalent-mutant.ts'
import type { EquivalentMutant } from './equivalent-mutant.ts'

const CLEANUP = 'A listener that stays is never called again: the promise that it would refuse is settled.'

export const api: readonly EquivalentMutant[] = [
  ...createEquivalentMutants(EMPTY_CATCH, 'src/api/call/client-response.ts', ['BlockStatement', '{}', 'catch']),
  ...createEquivalentMutants(EMPTY_CATCH, 'src/api/errors.ts', ['BlockStatement', '{}', 'catch']),
  ...createEquivalentMutants(
    'A header of blanks, or none, is no date either.',
    'src/api/call/client-response.ts',
    ['ConditionalExpression', 'false', 'header === null'],
    ['MethodExpression', 'header', 'header === null'],
    ['StringLiteral', '"Stryker was here!"', 'header === null'],
  ),
  ...createEquivalentMutants(
    'The type is only looked at for what it says of pages and plain texts.',
    'src/api/call/client-response.ts',
    ['StringLiteral', '"Stryker was here!"', 'content-type'],
  ),
  ...createEquivalentMutants(
    CLEANUP,
    'src/api/call/client-call.ts',
    ['ObjectLiteral', '{}', "addEventListener('abort'"],
    ['BooleanLiteral', 'false', "addEventListener('abort'"],
    ['ArrowFunction', '() => undefined', "removeEventListener('abort'"],
    ['StringLiteral', '""', "removeEventListener('abort'"],
  ),
  ...createEquivalentMutants(
    'What is no ApiError has neither kind nor status.',
    'src/api/call/client-call.ts',
    ['ConditionalExpression', 'true', 'error instanceof ApiError &&'],
    ['LogicalOperator', "error instanceof ApiError || error.kind === 'status'", 'error instanceof ApiError &&'],
  ),
  ...createEquivalentMutants(
    'The fields of one status are written out: each id has its name.',
    'src/api/record-status.ts',
    ['StringLiteral', '"Stryker was here!"', 'descricao: names[id]'],
    ['ConditionalExpression', 'false', 'names[id] ?? null'],
  ),
  ...createEquivalentMutants(
    'Asked only while the tab holds no token of its own; what it finds is looked for in the tab’s storage next anyway.',
    'src/api/token/token-storage.ts',
    ['ConditionalExpression', 'true', 'if (own === null) fallBack'],
    ['ConditionalExpression', 'false', 'if (own === null) fallBack'],
    ['EqualityOperator', 'own !== null', 'if (own === null) fallBack'],
    ['LogicalOperator', "own && ''", "return own ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "return own ?? ''"],
  ),
  ...createEquivalentMutants(
    'Only read while the tab holds a token of its own, which sets it.',
    'src/api/token/token-storage.ts',
    ['BooleanLiteral', 'true', 'let ownIsKept = false'],
    ['BooleanLiteral', 'true', 'ownIsKept = false'],
  ),
  ...createEquivalentMutants(
    'Taking away what is not there takes nothing away.',
    'src/api/token/token-storage.ts',
    ['ConditionalExpression', 'true', "if (readTab() !== '')"],
    ['StringLiteral', '"Stryker was here!"', "if (readTab() !== '')"],
  ),
  ...createEquivalentMutants(
    COVERED_LATER,
    'src/api/wire.ts',
    ['ConditionalExpression', 'true', "typeof value === 'number' && Number.isFinite(value)"],
    ['ConditionalExpression', 'true', "typeof parsed === 'number' && Number.isSafeInteger(parsed)"],
    ['EqualityOperator', 'parsed >= 0'],
    ['ArrayDeclaration', '["Stryker was here"]', 'Array.isArray(value)'],
  ),
  ...createEquivalentMutants(
    COVERED_LATER,
    'src/api/page.ts',
    ['ConditionalExpression', 'true', "typeof value === 'number' && Number.isFinite(value)"],
    ['LogicalOperator', "typeof value === 'number' || Number.isFinite(value)", 'values.find'],
  ),
]
