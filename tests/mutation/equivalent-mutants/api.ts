/** Mutants of the calls and the session that no test can or need notice. */
import { ALWAYS_THERE, createEquivalentMutants, COVERED_LATER, EMPTY_CATCH } from './equivalent-mutant.ts'
import type { EquivalentMutant } from './equivalent-mutant.ts'

const CLEANUP = 'A listener that stays has no effect: it would reject a promise that is already settled.'

export const api: readonly EquivalentMutant[] = [
  ...createEquivalentMutants(EMPTY_CATCH, 'src/api/call/client-response.ts', ['BlockStatement', '{}', 'catch']),
  ...createEquivalentMutants(EMPTY_CATCH, 'src/api/errors.ts', ['BlockStatement', '{}', 'catch']),
  ...createEquivalentMutants(
    'An empty header, and a missing one, is no date either.',
    'src/api/call/client-response.ts',
    ['ConditionalExpression', 'false', 'header === null'],
    ['MethodExpression', 'header', 'header === null'],
    ['StringLiteral', '"Stryker was here!"', 'header === null'],
  ),
  ...createEquivalentMutants(
    'The code only searches the type for the words html and text/plain.',
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
    'An error that is no ApiError has neither kind nor status.',
    'src/api/call/client-call.ts',
    ['ConditionalExpression', 'true', 'error instanceof ApiError &&'],
    ['LogicalOperator', "error instanceof ApiError || error.kind === 'status'", 'error instanceof ApiError &&'],
  ),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/api/record-status.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    'descricao: STATUS_NAMES[id]',
  ]),
  ...createEquivalentMutants('No status has the id null.', 'src/api/record-status.ts', [
    'ConditionalExpression',
    'false',
    'id === null ? null : (STATUS_NAMES[id] ?? null)',
  ]),
  ...createEquivalentMutants(
    'The flag is only read while the tab has a token of its own, and storing that token sets the flag.',
    'src/api/token/token-storage.ts',
    ['BooleanLiteral', 'true', 'let isTabTokenPersisted = false'],
  ),
  ...createEquivalentMutants(
    'Removing a token that does not exist removes nothing.',
    'src/api/token/token-storage.ts',
    ['ConditionalExpression', 'true', "if (readTab() !== '')"],
    ['StringLiteral', '"Stryker was here!"', "if (readTab() !== '')"],
  ),
  ...createEquivalentMutants(
    COVERED_LATER,
    'src/api/wire.ts',
    ['ConditionalExpression', 'true', "typeof value === 'number' && Number.isFinite(value)"],
    ['ArrayDeclaration', '["Stryker was here"]', 'Array.isArray(value)'],
  ),
  ...createEquivalentMutants(
    'Entries of a list that are no records are skipped.',
    'src/api/page.ts',
    ['ArrayDeclaration', '["Stryker was here"]', 'response ?? []'],
    ['ArrayDeclaration', '["Stryker was here"]', 'isEmpty ? [] : undefined'],
  ),
  ...createEquivalentMutants(
    'Both limits are later than exp counted from now, and the smaller one counts.',
    'src/api/token/token-store.ts',
    ['ConditionalExpression', 'false', 'iat === null ? exp'],
  ),
]
