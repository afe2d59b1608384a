/**
 * The language's knowledge of a set of commands: compiled phrases, their words and their order by title. Built once.
 */
import type { Choice, Args } from '#commands/args.ts'
import type { AnyCommand, LineRewrite } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import {
  getContentWords,
  createLexicon,
  createVocabulary,
  type Lexicon,
  type Vocabulary,
} from '#commands/language/words/lexicon.ts'
import { type Lemma, nounLemma, verbLemma, wordLemma } from '#commands/language/words/lemma.ts'
import { CONSOLE_EVERYDAY_WORDS, type EverydayWord } from '#commands/language/words/everyday-words.ts'
import { SCREEN_WORDS } from '#commands/language/words/optional-words.ts'
import { STATUS_WORDS } from '#commands/language/words/status-words.ts'
import { LONG_PERIOD_WORDS } from '#commands/language/days/period-letters.ts'
import { findOpenableResources, type Pattern, compilePattern, compilePatterns, splitPhrase } from './patterns.ts'

/** Two resources that a command associates: 'associar produto {produto} ao plano {plano}'. */
export interface Association {
  item: Resource
  group: Resource
}

/** The commands that set a field of a resource's records, and open their form at a field. */
export interface FieldSetter {
  resource: Resource
  fields: readonly Choice[]
  set: Pattern
  open: Pattern | null
}

/** The compiled language of a registry: built once, used at every key press. */
export interface Grammar {
  patterns: readonly Pattern[]
  /** The patterns with an element of this lemma. */
  patternsByLemma: ReadonlyMap<Lemma, readonly Pattern[]>
  /** The patterns that take an id although they have no slot for it: 'pedido 501' (commands/README §4 rule 4). */
  patternsWithExtraId: ReadonlySet<Pattern>
  /** The patterns of commands that change nothing. */
  harmlessPatterns: readonly Pattern[]
  lexicon: Lexicon
  /** Words of the choices of any argument: 'escuro', 'compacta'. */
  choiceWords: ReadonlySet<string>
  /** Words of values that a mistyped word may be corrected to. */
  valueWords: readonly string[]
  /** Everyday words of all commands, with the line that they stand for. */
  everydayWords: readonly EverydayWord[]
  /** The rewrites of all commands. */
  rewrites: readonly LineRewrite[]
  /** The resource of persons, which is the one with a sign ('@'); null if there is none. */
  people: Resource | null
  /** The pairs of resources that a command associates. */
  associations: readonly Association[]
  /** What sets fields of records. */
  fieldSetters: readonly FieldSetter[]
  /** A command's index in the alphabetical order of titles. */
  titleOrder: ReadonlyMap<string, number>
}

/** The literal words of the patterns: folded form -> the form as a phrase writes it. */
function collectLiterals(patterns: readonly Pattern[]): ReadonlyMap<string, string> {
  const used = new Set(patterns.flatMap(({ elements }) => elements.map(({ lemma }) => lemma)))
  const literals = new Map<string, string>()
  const addLiteral = (form: string, written: string) => {
    if (used.has(wordLemma(form)) && !literals.has(form)) literals.set(form, written)
  }
  for (const { command } of patterns)
    for (const phrase of command.phrases)
      for (const piece of splitPhrase(phrase)) {
        if (!('words' in piece)) continue
        for (const written of piece.words.split(' ')) addLiteral(getContentWords(written).join(' '), written)
        for (const form of getContentWords(piece.words)) addLiteral(form, form)
      }
  return literals
}

/** The patterns with an element of each lemma. */
function indexByLemma(patterns: readonly Pattern[]): ReadonlyMap<Lemma, readonly Pattern[]> {
  const found = new Map<Lemma, Pattern[]>()
  for (const pattern of patterns)
    for (const lemma of pattern.lemmas) {
      const known = found.get(lemma)
      if (known) known.push(pattern)
      else found.set(lemma, [pattern])
    }
  return found
}

/**
 * A navigation command takes an id if no record of its resource can be opened: 'pedido 501' (commands/README §4 rule
 * 4).
 */
const allowsExtraId = ({ isNavigation, slots, elements }: Pattern, openableResources: ReadonlySet<Lemma>): boolean => {
  const resource = elements[1]?.resource
  return (
    isNavigation &&
    slots.length === 0 &&
    elements.length === 2 &&
    resource != null &&
    !openableResources.has(nounLemma(resource))
  )
}

const ASSOCIAR = verbLemma('associar')

/** The associations of the canonical phrases. */
const findAssociations = (patterns: readonly Pattern[]): Association[] =>
  patterns.flatMap(({ lemmas, phraseIndex, slots }) => {
    const [item, group] = slots.map(({ arg }) => arg.resource)
    return phraseIndex === 0 && lemmas.has(ASSOCIAR) && item && group ? [{ item, group }] : []
  })

/** What sets fields, by resource. */
function findFieldSetters(commands: readonly AnyCommand[], vocabulary: Vocabulary): FieldSetter[] {
  return commands.flatMap((command) => {
    const { resource, fieldRole } = command
    const fieldArg = Object.values(command.args).find(({ isField }) => isField)
    if (fieldRole !== 'set' || !resource || !fieldArg) return []
    const opener = commands.find((each) => each.fieldRole === 'open' && each.resource === resource)
    return {
      resource,
      fields: fieldArg.choices ?? [],
      set: compilePattern(command, 0, vocabulary),
      open: opener ? compilePattern(opener, 0, vocabulary) : null,
    }
  })
}

/**
 * Compiles the phrases of the commands with the words of the resources; hidden commands are left out. Throws if a
 * phrase has a slot without an argument.
 */
export function createGrammar(allCommands: readonly AnyCommand[], resources: readonly Resource[]): Grammar {
  const commands = allCommands.filter(({ hidden }) => !hidden)
  const vocabulary = createVocabulary(resources)
  const patterns = commands
    .filter(({ fieldRole }) => fieldRole !== 'set')
    .flatMap((command) => compilePatterns(command, vocabulary))
  const sorted = commands.toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR') || (a.id < b.id ? -1 : 1))
  const choiceItems = commands.flatMap(({ args }) =>
    Object.values(args as Args).flatMap((arg) => (arg.isField ? [] : (arg.choices ?? []))),
  )
  const choices = new Set(choiceItems.flatMap(({ label, words = [] }) => [label, ...words].flatMap(getContentWords)))
  // 'limtie de credtio': words that are known only next to another word.
  const nameWords = vocabulary.forms.flatMap(({ text }) => (text.includes(' ') ? text.split(' ') : []))
  const openableResources = findOpenableResources(patterns)
  return {
    patterns,
    patternsByLemma: indexByLemma(patterns),
    patternsWithExtraId: new Set(patterns.filter((pattern) => allowsExtraId(pattern, openableResources))),
    harmlessPatterns: patterns.filter(({ isWrite }) => !isWrite),
    choiceWords: choices,
    valueWords: [
      ...choices,
      ...STATUS_WORDS,
      ...LONG_PERIOD_WORDS,
      ...SCREEN_WORDS,
      ...nameWords,
      'crescente',
      'decrescente',
      'quero',
      'preciso',
      'gostaria',
      'favor',
    ],
    lexicon: createLexicon(vocabulary, collectLiterals(patterns)),
    everydayWords: [
      ...CONSOLE_EVERYDAY_WORDS,
      ...commands.flatMap(({ everydayWords = [], phrases: [line = ''] }) =>
        everydayWords.map((beginning) => ({ beginning, line })),
      ),
    ],
    rewrites: commands.flatMap(({ rewrites = [] }) => rewrites),
    people: resources.find(({ sign }) => sign !== undefined) ?? null,
    associations: findAssociations(patterns),
    fieldSetters: findFieldSetters(commands, vocabulary),
    titleOrder: new Map(sorted.map(({ id }, index) => [id, index])),
  }
}
