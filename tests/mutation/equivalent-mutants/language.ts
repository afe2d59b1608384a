/** Mutants of the numbers, dates and words of a typed line that no test can or need notice. */
import { ALWAYS_THERE, createEquivalentMutants } from './equivalent-mutant.ts'
import type { EquivalentMutant } from './equivalent-mutant.ts'

export const language: readonly EquivalentMutant[] = [
  ...createEquivalentMutants(
    ALWAYS_THERE,
    'src/commands/language/words/tokens.ts',
    ['StringLiteral', '"Stryker was here!"', "chars[end] ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "chars[from] ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "chars[at] ?? ''"],
  ),
  ...createEquivalentMutants(
    'In the first row or column there is no letter before to swap with.',
    'src/commands/language/words/edit-distance.ts',
    ['ArrayDeclaration', '["Stryker was here"]', 'let beforeLast'],
  ),
  ...createEquivalentMutants(
    'A word longer or shorter by more than the limit has more errors than that.',
    'src/commands/language/words/edit-distance.ts',
    ['ConditionalExpression', 'false', 'Math.abs(text.length - word.length) > limit'],
  ),
  ...createEquivalentMutants(
    'Letters are counted only so that words too far apart are not compared; that they are is found there as well.',
    'src/commands/language/words/edit-distance.ts',
    ['BlockStatement', '{}', 'function lettersOf'],
    ['ConditionalExpression', 'false', 'at < word.length'],
    ['EqualityOperator', 'at <= word.length', 'at < word.length'],
    ['EqualityOperator', 'at >= word.length', 'at < word.length'],
    ['AssignmentOperator', 'bits &= 1 << (word.charCodeAt(at) & 31)', 'at < word.length'],
    ['ConditionalExpression', 'false', 'own &= own - 1'],
    ['UpdateOperator', 'left++', 'own &= own - 1'],
    ['BooleanLiteral', 'true', 'own &= own - 1'],
  ),
  ...createEquivalentMutants(
    'No amount has so many parts.',
    'src/commands/language/words/parse-numbers.ts',
    ['ConditionalExpression', 'true', 'next < at + 20'],
    ['EqualityOperator', 'next <= at + 20', 'next < at + 20'],
  ),
  ...createEquivalentMutants(
    'Asked of a token that is there, or that the condition before has found.',
    'src/commands/language/words/parse-ids.ts',
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
  ...createEquivalentMutants(
    'A comma is decimal wherever it does not part.',
    'src/commands/language/words/parse-numbers.ts',
    ['StringLiteral', '""', "'decimal'"],
  ),
  ...createEquivalentMutants('No word of the language is that.', 'src/commands/language/words/token-text.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "token.text : ''",
  ]),
  ...createEquivalentMutants(
    'The ids themselves tell that they are too many; the count only spares writing out millions.',
    'src/commands/language/words/parse-ids.ts',
    ['ArithmeticOperator', 'Math.max(0, high - low) - 1'],
  ),
  ...createEquivalentMutants(
    'What was found ends behind its first token.',
    'src/commands/language/words/parse-ids.ts',
    ['EqualityOperator', 'end <= 0'],
  ),
  ...createEquivalentMutants('It is behind a sign, or -1.', 'src/commands/language/words/parse-ids.ts', [
    'EqualityOperator',
    'afterRangeSign(tokens, at) >= 0',
  ]),
  ...createEquivalentMutants(
    'Behind the last sign there is nothing, which is no token and no quote.',
    'src/commands/language/words/tokens.ts',
    ['EqualityOperator', 'at <= chars.length'],
  ),
  ...createEquivalentMutants('A quotation closes behind its opening.', 'src/commands/language/words/tokens.ts', [
    'EqualityOperator',
    'close >= 0',
  ]),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/commands/language/words/format-ranges.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    'local.split',
  ]),
]
