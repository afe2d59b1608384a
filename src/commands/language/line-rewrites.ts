/**
 * Rewrites a line as a clearer line with the same meaning (commands/language/README §4). Each row of a table has a
 * pattern, the line that stands for it, and an example that `tests/rewrite-tables.test.ts` checks.
 */
import type { LineRewrite } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { findIntendedLine } from '#commands/language/words/everyday-words.ts'
import type { Line } from '#commands/language/words/line.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import { getNormalizedText } from '#commands/language/words/tokens.ts'
import { getNounForms } from '#commands/language/words/vocabulary.ts'
import type { Grammar } from './grammar.ts'

const SEE_WORDS = '(?:(?:quero|preciso|deixa\\w*|mostr\\w+|ver|exib\\w+|mais|d?[aeo]s?|mant\\w+|vis[ií]ve[li]s?) )*'

/** Lines about columns. A text that is no column of the list is not a column to hide. */
export const COLUMN_REWRITES: readonly LineRewrite[] = [
  {
    pattern: new RegExp(
      `^(?:(?:n[aã]o|sem) ${SEE_WORDS}colunas?|n[aã]o ${SEE_WORDS}(?:ver|mostr\\w+|exib\\w+)) (?:d?[aeo]s? )?(.+)`,
      'i',
    ),
    becomes: 'ocultar coluna $1',
    example: ['não quero ver a coluna tipo', 'ocultar coluna tipo'],
  },
  {
    pattern: new RegExp(`^${SEE_WORDS}(?:s[oó]|somente|apenas|only) ${SEE_WORDS}colunas? (?:d[aeo]s? )?(.+)`, 'i'),
    becomes: 'ocultar colunas menos $1',
    example: ['só as colunas id e valor', 'ocultar colunas menos id e valor'],
  },
]

/** Lines that sum by a column. */
export const GROUP_REWRITES: readonly LineRewrite[] = [
  {
    pattern: /^q\w*to cada (?!um)(\S+)/i,
    becomes: 'somar por $1',
    example: ['quanto cada beneficiário recebeu', 'somar por beneficiário'],
  },
]

/** Lines that look for something, if no everyday word says what is meant. */
export const LOST_REWRITES: readonly LineRewrite[] = [
  { pattern: /^cad[eê] (.+)/i, becomes: 'buscar $1', example: ['cadê a maria', 'buscar a maria'] },
]

/** Lines that ask who a person is; `people` is the resource of persons. */
export const createPersonRewrites = memoizeByObject((people: Resource): readonly LineRewrite[] => {
  const nouns = getNounForms(people).flatMap(({ text }) => [text, normalizeText(text)])
  return [
    {
      pattern: new RegExp(`^quem [eé] (?:[oa] |ess[ea] )?(?:${[...new Set(nouns)].join('|')}) ([^?]+)`, 'i'),
      becomes: `buscar ${people.singular} $1`,
      example: [`quem é o ${people.singular} ana?`, `buscar ${people.singular} ana`],
    },
  ]
})

/** The line that stands for this text by the first row that matches; null if none does. */
export function rewriteByTable(text: string, rows: readonly LineRewrite[]): string | null {
  const normalizedText = getNormalizedText(text)
  for (const { pattern, becomes } of rows) {
    const match = pattern.exec(normalizedText)
    if (match) return becomes.replace('$1', () => match[1] ?? '')
  }
  return null
}

/** The line that a command's own table gives for this line. */
export const rewriteForCommand = ({ text }: Line, { rewrites }: Grammar): string | null =>
  rewriteByTable(text, rewrites)

/** 'não quero ver a coluna tipo', 'sem a coluna tipo', 'só as colunas id e valor': a line that hides the columns. */
export const rewriteHiddenColumns = ({ text }: Line): string | null => rewriteByTable(text, COLUMN_REWRITES)

/**
 * 'o que o povo comprou' becomes 'ir para pedidos', 'puxa @maria' becomes '@maria' and 'quem é o usuário ana' becomes
 * 'buscar usuário ana'. A line with a number or a quoted text is not rewritten.
 */
export function rewriteEverydayLine({ text, tokens }: Line, { everydayWords, people }: Grammar): string | null {
  if (tokens.some(({ kind }) => kind === 'number' || kind === 'quoted')) return null
  const sign = people?.sign && tokens.find((token) => token.text === people.sign)
  // In 'ana@b.com' the sign does not begin a name.
  if (people && sign) return sign.isGlued ? `buscar ${people.singular} ${text}` : text.slice(sign.start)
  return (
    rewriteByTable(text, [...GROUP_REWRITES, ...(people ? createPersonRewrites(people) : [])]) ??
    findIntendedLine(
      tokens.map((token) => token.text),
      everydayWords,
    ) ??
    rewriteByTable(text, LOST_REWRITES)
  )
}

/** A verb that products like this often have and the console does not: 'cancela o pedido 5'; null if there is none. */
export function findUnsupportedVerb({ tokens }: Line): string | null {
  const [, stem] = tokens.map(({ text }) => UNSUPPORTED_VERB.exec(text)).find(Boolean) ?? []
  return stem === undefined ? null : `${stem}ar`
}
const UNSUPPORTED_VERB = /^(cancel|recuper|restaur|arquiv|envi|duplic)(?:ar?|em?)$/
