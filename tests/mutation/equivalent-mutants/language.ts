/** Mutants of the numbers, dates and words of a typed line that no test can or need notice. */
import { ALWAYS_THERE, createEquivalentMutants } from './equivalent-mutant.ts'
import type { EquivalentMutant } from './equivalent-mutant.ts'

export const language: readonly EquivalentMutant[] = [
  ...createEquivalentMutants(
    ALWAYS_THERE,
    'src/commands/language/words/tokens.ts',
    ['StringLiteral', '"Stryker was here!"', "chars[end] ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "chars[from] ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "chars[charIndex] ?? ''"],
  ),
  ...createEquivalentMutants(
    'The first row and the first column have no letter before theirs to swap with.',
    'src/commands/language/words/edit-distance.ts',
    ['ArrayDeclaration', '["Stryker was here"]', 'let beforeLast'],
  ),
  ...createEquivalentMutants(
    'A word whose length differs by more than the limit also has more errors than the limit.',
    'src/commands/language/words/edit-distance.ts',
    ['ConditionalExpression', 'false', 'Math.abs(text.length - word.length) > limit'],
  ),
  ...createEquivalentMutants(
    'The letter mask only saves the comparison of two words that differ too much. The comparison has the same result.',
    'src/commands/language/words/edit-distance.ts',
    ['BlockStatement', '{}', 'function getLetterMask'],
    ['ConditionalExpression', 'false', 'index < word.length'],
    ['EqualityOperator', 'index <= word.length', 'index < word.length'],
    ['EqualityOperator', 'index >= word.length', 'index < word.length'],
    ['AssignmentOperator', 'bits &= 1 << (word.charCodeAt(index) & 31)'],
    ['ConditionalExpression', 'false', 'differingBits &= differingBits - 1'],
    ['ConditionalExpression', 'false', 'if (remaining-- === 0) return false'],
    ['UpdateOperator', 'remaining++'],
    ['BooleanLiteral', 'true', 'if (remaining-- === 0) return false'],
  ),
  ...createEquivalentMutants(
    'No amount has more than 20 parts.',
    'src/commands/language/words/parse-numbers.ts',
    ['ConditionalExpression', 'true', 'next < index + 20'],
    ['EqualityOperator', 'next <= index + 20', 'next < index + 20'],
  ),
  ...createEquivalentMutants(
    'A glued token has a token before it, and a glued sign between two tokens has one before itself.',
    'src/commands/language/words/parse-numbers.ts',
    ['OptionalChaining', 'sign.kind'],
    ['OptionalChaining', 'tokens[index - 2].kind'],
  ),
  ...createEquivalentMutants(
    'A condition before has checked that the token exists.',
    'src/commands/language/words/parse-ids.ts',
    ['OptionalChaining', 'tokens[index].isGlued'],
    ['OptionalChaining', 'tokens[end].text'],
    ['StringLiteral', '"Stryker was here!"', 'ends.includes'],
  ),
  ...createEquivalentMutants(
    "The code only asks whether the comma separates parts; any other value means 'decimal'.",
    'src/commands/language/words/parse-numbers.ts',
    ['StringLiteral', '""', "'decimal'"],
  ),
  ...createEquivalentMutants('The language has no such word.', 'src/commands/language/words/token-text.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    "token.text : ''",
  ]),
  ...createEquivalentMutants(
    'The ids themselves show that there are too many. The count only prevents that millions of ids are listed.',
    'src/commands/language/words/parse-ids.ts',
    ['ArithmeticOperator', 'Math.max(0, high - low) - 1'],
  ),
  ...createEquivalentMutants(
    'An item ends after its first token, so its end is never 0.',
    'src/commands/language/words/parse-ids.ts',
    ['EqualityOperator', 'end <= 0'],
  ),
  ...createEquivalentMutants(
    'After the last character or token there is none, and so nothing to read.',
    'src/commands/language/words/tokens.ts',
    ['EqualityOperator', 'index <= chars.length'],
    ['EqualityOperator', 'index <= tokens.length'],
    ['EqualityOperator', 'charIndex <= chars.length'],
  ),
  ...createEquivalentMutants(
    'A closing quote stands after the opening one, so its index is never 0.',
    'src/commands/language/words/tokens.ts',
    ['EqualityOperator', 'close >= 0'],
  ),
  ...createEquivalentMutants(ALWAYS_THERE, 'src/commands/language/words/format-ranges.ts', [
    'StringLiteral',
    '"Stryker was here!"',
    'local.split',
  ]),
  ...createEquivalentMutants(
    'The fallback text is no accent, emoji, word or sign that the condition asks for, just as the empty text is none.',
    'src/commands/language/words/tokens.ts',
    ['StringLiteral', '"Stryker was here!"', "chars[to] ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "EMOJI.test(chars[to + 1] ?? '')"],
    ['StringLiteral', '"Stryker was here!"', "tokens[index - 1]?.text ?? ''"],
    ['StringLiteral', '"Stryker was here!"', "LIST_TOKENS.has(tokens[next]?.text ?? '')"],
  ),
  ...createEquivalentMutants(
    'A longer text is replaced as well then, and is no fixed expression before or after that.',
    'src/commands/language/words/tokens.ts',
    ['Regex', '/qn?to /'],
    ['Regex', '/de nuevo$/'],
    ['Regex', '/^de nuevo/'],
  ),
  ...createEquivalentMutants(
    'The text is empty or begins with a digit, and the second alternative matches every text that begins so.',
    'src/commands/language/words/parse-numbers.ts',
    ['Regex', '/(\\d{1,3}(?:\\.\\d{3}(?!\\d))+)(?:,(\\d+))?|^(?:\\d+)(?:[.,]\\d+)?/'],
    ['Regex', '/^(\\d{1,3}(?:\\.\\d{3}(?!\\d))+)(?:,(\\d+))?|(?:\\d+)(?:[.,]\\d+)?/'],
  ),
  ...createEquivalentMutants(
    'A token that is no number has no digits, and the function returns null for them as well.',
    'src/commands/language/words/parse-numbers.ts',
    ['ConditionalExpression', 'false', "tokens[from]?.kind !== 'number'"],
  ),
  ...createEquivalentMutants(
    'A text without digits gives null, just as the empty text does.',
    'src/commands/language/words/parse-numbers.ts',
    ['StringLiteral', '"Stryker was here!"', ": ''"],
    ['StringLiteral', '"Stryker was here!"', "?? ['']"],
  ),
]
