/** Fields of the call by their label or by whose id they take: 'do pedido 501', 'com fone no nome', 'nível 2'. */
import type { FilterFacts } from '#commands/args.ts'
import { contentWords } from './lexicon.ts'
import { integerAt, isOfSomebody, isText } from './numbers.ts'
import { isSkippable, type Token } from './tokens.ts'
import type { Clause, ClauseInput } from './view-clause.ts'
import { labelAt } from './view-order.ts'
import { isStatusWord, valueFor } from './view-status.ts'
import { cannot, isFiller, isListVerb, nounAt } from './view-words.ts'

const CONTAINING = new Set('contenham contem contendo contenha chamado chamados chamada chamadas'.split(' '))
/** A name ends before these. */
const ENDS = new Set('com que por no na em ordem mais e'.split(' '))
const HAVING = ['com', 'tem', 'tenha', 'tenham', 'tendo', 'possua', 'possuam']
const IN = ['no', 'na', 'nos', 'nas']

/** A label as it is typed: 'Status ID' is 'status'. Folded. */
export const labelWords = (label: string): string => {
  const known = labels.get(label)
  if (known !== undefined) return known
  const words = contentWords(label)
  const telling = words.length > 1 ? words.filter((word) => word !== 'id') : words
  const text = telling.join(' ')
  labels.set(label, text)
  return text
}
const labels = new Map<string, string>()

/** The token after the label's words; -1 where another word stands here. */
function afterLabel(tokens: readonly Token[], at: number, label: string): number {
  const words = labelWords(label).split(' ')
  const isHere = words.length > 0 && words.every((word, offset) => isText(tokens, at + offset, word))
  return isHere ? at + words.length : -1
}

/** 'id do usuário' is the user's. */
function afterId(tokens: readonly Token[], at: number): number {
  if (!isText(tokens, at, 'id')) return at
  return isText(tokens, at + 1, 'do', 'da', 'de') ? at + 2 : at + 1
}

/** Words as typed from `at` until something else begins. */
function textFrom({ tokens, line: { text } }: ClauseInput, at: number): { value: string; end: number } | null {
  const first = tokens[at]
  if (!first) return null
  if (first.kind === 'quoted') return first.text === '' ? null : { value: first.text, end: at + 1 }
  let end = at
  while (tokens[end] && !(end > at && tokens[end]!.kind === 'word' && ENDS.has(tokens[end]!.text))) end++
  const value = text.slice(first.start, tokens[end - 1]!.end).trim()
  return value === '' ? null : { value, end }
}

/** Words and signs that may stand between a field and its value. */
const small = new Set('id e igual a de do da o = : numero n # com usuario no'.split(' '))

/** The value of this field that stands at `at`. */
function valueAt(input: ClauseInput, field: FilterFacts, at: number): Clause | null {
  const { tokens } = input
  let from = at
  if (field.type !== 'text') while (tokens[from]?.kind !== 'number' && small.has(tokens[from]?.text ?? '')) from++
  const word =
    tokens[from]?.kind === 'word' || tokens[from]?.kind === 'quoted'
      ? valueFor(field, tokens[from]!.text.toLowerCase())
      : undefined
  if (word !== undefined) return { end: from + 1, view: { filters: { [field.name]: word } } }
  if (field.type === 'text') {
    const text = textFrom(input, isText(tokens, from, ':', '=') ? from + 1 : from)
    return text && { end: text.end, view: { filters: { [field.name]: text.value } } }
  }
  const number = field.type === 'whole' ? integerAt(tokens, from) : null
  return number === null ? null : { end: from + 1, view: { filters: { [field.name]: String(number) } } }
}

/** 'com fone no nome', 'que contenham fone', 'chamados kit'. */
function containing(input: ClauseInput): Clause | null {
  const { tokens, at, facts } = input
  const texts = facts.filters.filter(({ type }) => type === 'text')
  if (tokens[at]?.kind === 'word' && CONTAINING.has(tokens[at]!.text)) {
    const found = textFrom(input, at + 1)
    if (!found) return null
    const [field] = texts
    if (!field) return { end: found.end, view: {}, problem: cannot(facts.title, 'nome') }
    return { end: found.end, view: { filters: { [field.name]: found.value } } }
  }
  if (!isText(tokens, at, ...HAVING)) return null
  for (let end = at + 2; end < Math.min(tokens.length, at + 8); end++) {
    if (!isText(tokens, end, ...IN)) continue
    for (const field of texts) {
      const own = Math.max(
        afterLabel(tokens, end + 1, field.label),
        texts.length === 1 ? afterLabel(tokens, end + 1, 'nome') : -1,
      )
      if (own < 0) continue
      const first = tokens[at + 1]!
      const value = first.kind === 'quoted' ? first.text : input.line.text.slice(first.start, tokens[end - 1]!.end)
      return { end: own, view: { filters: { [field.name]: value } } }
    }
  }
  return null
}

const CLEARING = new Set(['v:limpar', 'v:ocultar'])
const REMOVING = new Set(['v:excluir'])
const ENDS_OF: readonly (readonly [words: RegExp, type: FilterFacts['type']])[] = [
  [/^(?:datas?|periodos?)$/, 'datetime'],
  [/^(?:valor(?:es)?|faixas?)$/, 'money'],
]

/** 'sem filtro de status', 'limpar datas', 'tira o filtro de nome', 'sem estoque'. */
function without({ line, tokens, at, facts }: ClauseInput): Clause | null {
  // 'remover o filtro de status', but not 'excluir categoria'.
  const isRemoved = isListVerb(line, at, REMOVING) && tokens.slice(at + 1, at + 3).some(({ text }) => text === 'filtro')
  const isCleared = isRemoved || isListVerb(line, at, CLEARING)
  if (!isCleared && !isText(tokens, at, 'sem')) return null
  const next = isText(tokens, at + 1, 'o', 'a', 'os', 'as') ? at + 2 : at + 1
  const from = isText(tokens, next, 'filtro') ? next + 1 : next
  const after = isText(tokens, from, 'de', 'do', 'da', 'por') ? from + 1 : from
  const type = ENDS_OF.find(([words]) => words.test(tokens[after]?.text ?? ''))?.[1]
  const pair = facts.filters.filter((each) => each.end !== undefined && each.type === type)
  if (pair.length > 0) return { end: after + 1, view: { without: pair.map(({ name }) => name) } }
  const field = facts.filters.find(({ label }) => afterLabel(tokens, after, label) > 0)
  if (field && (isCleared || from > next))
    return { end: afterLabel(tokens, after, field.label), view: { without: [field.name] } }
  if (isCleared) return null
  const word = tokens[at + 1]
  return word?.kind === 'word' && from === at + 1
    ? { end: at + 2, view: {}, problem: cannot(facts.title, `“sem ${word.text}”`) }
    : null
}

/** The word as it was typed. */
const wordAs = ({ line, tokens, at }: ClauseInput) => line.text.slice(tokens[at]!.start, tokens[at]!.end)

/** 'e-mail com gmail': a column that the call does not filter by. */
function unfiltered(input: ClauseInput): Clause | null {
  const { tokens, at, facts } = input
  const end = labelAt(input)
  if (end === null || !isText(tokens, end, 'com', 'contendo', 'contem', 'igual', '=', ':')) return null
  const value = textFrom(input, end + 1)
  return value && { end: value.end, view: {}, problem: cannot(facts.title, wordAs({ ...input, at })) }
}

/** A clause about one filter: by its label, its noun, its sign, or what fits it alone; null where none begins here. */
export function fieldClause(input: ClauseInput): Clause | null {
  const { tokens, at, facts } = input
  const said = without(input) ?? containing(input)
  if (said) return said
  const start = afterId(tokens, at)
  for (const field of facts.filters) {
    const after = afterLabel(tokens, start, field.label === 'Pesquisar por nome' ? 'nome' : field.label)
    const value = after > 0 ? valueAt(input, field, after) : null
    if (value) return value
  }
  const unable = unfiltered(input)
  if (unable) return unable
  const noun = nounAt(input.line, at)
  const signed = facts.filters.find((each) => each.noun?.sign !== undefined && isText(tokens, at, each.noun.sign))
  if (signed) return namedAt(input, signed, at + 1)
  if (isText(tokens, at, '@') && tokens[at + 1]?.kind === 'word')
    return input.names ? { end: at + 2, view: {}, problem: cannot(facts.title, 'usuário') } : null
  if (!noun) return ofSomebody(input)
  if (noun.noun === facts.noun.id) return null
  const number = integerAt(tokens, isText(tokens, noun.end, '#', 'id') ? noun.end + 1 : noun.end)
  const field = facts.filters.find((each) => each.noun?.id === noun.noun)
  if (number === null && field) return namedAt(input, field, noun.end)
  if (number === null) {
    const next = tokens[noun.end]
    const isNamed = input.names && next?.kind === 'word' && !isSkippable(next) && !input.begins(noun.end)
    return isNamed ? { end: noun.end + 1, view: {}, problem: cannot(facts.title, wordAs(input)) } : null
  }
  if (!field) return { end: noun.end + 1, view: {}, problem: cannot(facts.title, wordAs(input)) }
  return valueAt(input, field, noun.end)
}

/** 'da maria', 'da acme': whose, where the list is filtered by a person or by one thing alone. */
function ofSomebody(input: ClauseInput): Clause | null {
  const { tokens, at, facts, names, line } = input
  const token = tokens[at]
  if (!names || !isOfSomebody(tokens, at) || token?.kind !== 'word') return null
  if (isSkippable(token) || isFiller(token) || isStatusWord(token.text) || isListVerb(line, at)) return null
  const fields = facts.filters.filter(({ noun }) => noun !== undefined)
  const field = fields.find(({ noun }) => noun?.sign !== undefined) ?? (fields.length === 1 ? fields[0] : undefined)
  if (field) return namedAt(input, field, at)
  const by = fields.map(({ label }) => label.toLowerCase()).join(' ou ')
  const problem = by === '' ? cannot(facts.title, `“${wordAs(input)}”`) : `Diga o que é “${wordAs(input)}”: ${by}`
  return { end: at + 1, view: {}, problem }
}

/** The name of a record in place of its id, to where something else begins: '@maria silva', 'do usuário joão'. */
function namedAt(input: ClauseInput, field: FilterFacts, at: number): Clause | null {
  const { tokens, line, names, begins } = input
  const from = isText(tokens, at, field.noun?.sign ?? '@') ? at + 1 : at
  const first = tokens[from]
  if (!names || !field.noun || (first?.kind !== 'word' && first?.kind !== 'quoted')) return null
  if (isSkippable(first) || (from === at && begins(from))) return null
  let end = from + 1
  const goesOn = (token: Token | undefined) => token?.kind === 'word' && !token.polite && !isFiller(token)
  while (goesOn(tokens[end]) && first.kind === 'word' && !begins(end)) end++
  const text = first.kind === 'quoted' ? first.text : line.text.slice(first.start, tokens[end - 1]!.end)
  return { end, view: {}, named: { filter: field.name, noun: field.noun, text } }
}
