/**
 * Counts the work that one typed line costs. Passes, lists and the questions that the palette asks about a line share
 * its prepared lines, tokens and clauses, so that a further pass or list does not repeat them.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ClauseInput } from '#commands/language/views/view-clause.ts'
import type * as Size from '#commands/language/views/view-size.ts'
import type * as Tokens from '#commands/language/words/tokens.ts'
import type * as Lines from '#commands/language/words/line.ts'
import type * as Candidates from '#commands/language/candidates.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { at, registry } from './registry.ts'

/** What the last key did. */
const { tokenized, preparedLines, clauses, matched } = vi.hoisted(() => ({
  tokenized: [] as string[],
  preparedLines: new Set<Lines.Line>(),
  clauses: [] as { key: string; path: string }[],
  matched: [] as string[],
}))

vi.mock('#commands/language/words/tokens.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Tokens>()
  return { ...original, tokenize: (text: string) => (tokenized.push(text), original.tokenize(text)) }
})
vi.mock('#commands/language/words/line.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Lines>()
  const prepareLine: typeof Lines.prepareLine = (...args) => {
    const line = original.prepareLine(...args)
    preparedLines.add(line)
    return line
  }
  return { ...original, prepareLine }
})
// Every token that begins no period is tried as a page size first.
vi.mock('#commands/language/views/view-size.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Size>()
  const parseSizeClause = (input: ClauseInput) => {
    const { tokens, at: index, listSchema, allowsNames } = input
    const words = tokens.map(({ text }) => text).join(' ')
    if (!allowsNames) clauses.push({ key: `${listSchema.path} ${index} ${words}`, path: listSchema.path })
    return original.parseSizeClause(input)
  }
  return { ...original, parseSizeClause }
})
vi.mock('#commands/language/candidates.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Candidates>()
  const findCandidates: typeof Candidates.findCandidates = (input, grammar, mode = {}) => {
    const { text, cacheKey } = input.line
    // A space at the end makes no other line.
    const key = cacheKey.replace(text, text.trim())
    matched.push(`${mode.allowsNames === true} ${mode.requiresWholePhrase === true} ${key}`)
    return original.findCandidates(input, grammar, mode)
  }
  return { ...original, findCandidates }
})

const PATH = '/transacoes'
const LINES = [
  'quero ver as transações do usuário quinze acima de cem reais com as mais caras e depois tudo do financeiro',
  'o cliente da loja do centro ligou ontem de manhã dizendo que o pedido dele ainda não chegou',
  'só os pendentes do mês passado e exporta tudo',
  // The last word may be half-typed, and the request ends before it.
  'quero ver as transações do usuário quinze acima de cem reais no mês passado com as mais caras 1077 e',
]

/** Asks everything that the palette asks about a line at one key. */
function interpretKey(line: string): void {
  const interpreter = createInterpreter(registry)
  const context = at(PATH, { hasForm: false })
  for (const seen of [tokenized, clauses, matched]) seen.length = 0
  preparedLines.clear()
  interpreter.interpret(line, context)
  interpreter.getStopReason(line)
  interpreter.splitRequests(line, context)
  interpreter.getNoMatchReason(line, context)
}

/** The keys that occur more often than `times`. */
const findRepeated = (keys: readonly string[], times: number): readonly string[] =>
  [...new Set(keys)].filter((key) => keys.filter((other) => other === key).length > times)

describe.each(LINES)('for one key, %j', (line) => {
  beforeAll(() => interpretKey(line), 60_000)

  // Its length, the courtesies before and around the request, its mood, and the words that the screen knows.
  it('tokenizes a text at most five times, however many passes look at it', () =>
    expect(findRepeated(tokenized, 5)).toEqual([]))

  it('prepares a text in at most ten ways, however many passes look at it', () => {
    const texts = [...preparedLines].map(({ text }) => text)
    expect(findRepeated(texts, 10)).toEqual([])
  })

  it('matches each prepared line once', () => expect(findRepeated(matched, 1)).toEqual([]))

  it('parses the clause at a token for all passes once as typed and once with corrected words', () => {
    const keys = clauses.map(({ key }) => key)
    expect(findRepeated(keys, 2)).toEqual([])
  })
})

it('parses clauses of no list that the line does not name', () => {
  interpretKey('só os pendentes acima de 100 do mês passado e exporta tudo')
  expect(clauses.length).toBeGreaterThan(0)
  // A name alone may mean a person.
  expect(clauses.filter(({ path }) => path !== PATH && path !== '/usuarios')).toEqual([])
}, 60_000)
