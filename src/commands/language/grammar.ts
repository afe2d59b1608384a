/** What the language knows of a set of commands: compiled phrases, their words, and order by title. Built once. */
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import {
  getContentWords,
  createLexicon,
  createVocabulary,
  type Lemma,
  type Lexicon,
  wordLemma,
} from '#commands/language/words/lexicon.ts'
import type { Args } from '#commands/args.ts'
import { SCREEN_WORDS } from '#commands/language/words/optional-words.ts'
import { STATUS_WORDS } from '#commands/language/words/status-words.ts'
import { LONG_PERIOD_WORDS } from '#commands/language/days/period-letters.ts'
import { findOpenableResources, type Pattern, compilePatterns, splitPhrase } from './patterns.ts'

/** All that is known of the language of a registry: made once, asked at every key. */
export interface Grammar {
  patterns: readonly Pattern[]
  /** Those of commands that change nothing. */
  harmlessPatterns: readonly Pattern[]
  lexicon: Lexicon
  /** Words of the choices of any argument: 'escuro', 'compacta'. */
  choiceWords: ReadonlySet<string>
  /** Words of values that a slip of the keyboard may have been meant to be. */
  valueWords: readonly string[]
  /** Nouns whose name with an id opens a record. */
  openableResources: ReadonlySet<Lemma>
  /** A command's place in the alphabet of titles. */
  titleOrder: ReadonlyMap<string, number>
}

/** The literal words of the patterns, by folded form, as some phrase writes them. */
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

/**
 * Compiles the commands' phrases with the words of these nouns; hidden commands are left out. Throws on a slot that a
 * command has no argument for.
 */
export function createGrammar(allCommands: readonly AnyCommand[], resources: readonly Resource[]): Grammar {
  const commands = allCommands.filter(({ hidden }) => !hidden)
  const vocabulary = createVocabulary(resources)
  const patterns = commands.flatMap((command) => compilePatterns(command, vocabulary))
  const sorted = commands.toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR') || (a.id < b.id ? -1 : 1))
  const chosen = commands.flatMap(({ args }) => Object.values(args as Args).flatMap((arg) => arg.choices ?? []))
  const choices = new Set(chosen.flatMap(({ label, words = [] }) => [label, ...words].flatMap(getContentWords)))
  // 'limtie de credtio': words that are known only beside another.
  const inNames = vocabulary.forms.flatMap(({ text }) => (text.includes(' ') ? text.split(' ') : []))
  return {
    patterns,
    harmlessPatterns: patterns.filter(({ isWrite }) => !isWrite),
    choiceWords: choices,
    valueWords: [
      ...choices,
      ...STATUS_WORDS,
      ...LONG_PERIOD_WORDS,
      ...SCREEN_WORDS,
      ...inNames,
      'crescente',
      'decrescente',
      'quero',
      'preciso',
      'gostaria',
      'favor',
    ],
    lexicon: createLexicon(vocabulary, collectLiterals(patterns)),
    openableResources: findOpenableResources(patterns),
    titleOrder: new Map(sorted.map(({ id }, index) => [id, index])),
  }
}
