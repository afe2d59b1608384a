/** What the language knows of a set of commands: compiled phrases, their words, and order by title. Built once. */
import type { AnyCommand } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import {
  contentWords,
  createLexicon,
  createVocabulary,
  type Lemma,
  type Lexicon,
  wordLemma,
} from '#commands/language/words/lexicon.ts'
import type { Args } from '#commands/args.ts'
import { PLACES } from '#commands/language/words/loose.ts'
import { STATUS_WORDS } from '#commands/language/words/status-words.ts'
import { TELLING_PERIOD_WORDS } from '#commands/language/days/period-words.ts'
import { openableNouns, type Pattern, patternsOf, piecesOf } from './phrases.ts'

/** All that is known of the language of a registry: made once, asked at every key. */
export interface Grammar {
  patterns: readonly Pattern[]
  /** Those of commands that change nothing. */
  harmless: readonly Pattern[]
  lexicon: Lexicon
  /** Words of the choices of any argument: 'escuro', 'compacta'. */
  choices: ReadonlySet<string>
  /** Words of values that a slip of the keyboard may have been meant to be. */
  values: readonly string[]
  /** Nouns whose name with an id opens a record. */
  openable: ReadonlySet<Lemma>
  /** A command's place in the alphabet of titles. */
  alphabet: ReadonlyMap<string, number>
}

/** The literal words of the patterns, by folded form, as some phrase writes them. */
function literalsOf(patterns: readonly Pattern[]): ReadonlyMap<string, string> {
  const used = new Set(patterns.flatMap(({ elements }) => elements.map(({ lemma }) => lemma)))
  const literals = new Map<string, string>()
  const add = (form: string, written: string) => {
    if (used.has(wordLemma(form)) && !literals.has(form)) literals.set(form, written)
  }
  for (const { command } of patterns)
    for (const phrase of command.phrases)
      for (const piece of piecesOf(phrase)) {
        if (!('words' in piece)) continue
        for (const written of piece.words.split(' ')) add(contentWords(written).join(' '), written)
        for (const form of contentWords(piece.words)) add(form, form)
      }
  return literals
}

/**
 * Compiles the commands' phrases with the words of these nouns; hidden commands are left out. Throws on a slot that a
 * command has no argument for.
 */
export function createGrammar(all: readonly AnyCommand[], nouns: readonly Noun[]): Grammar {
  const commands = all.filter(({ hidden }) => !hidden)
  const vocabulary = createVocabulary(nouns)
  const patterns = commands.flatMap((command) => patternsOf(command, vocabulary))
  const sorted = commands.toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR') || (a.id < b.id ? -1 : 1))
  const chosen = commands.flatMap(({ args }) => Object.values(args as Args).flatMap((arg) => arg.choices ?? []))
  const choices = new Set(chosen.flatMap(({ label, words = [] }) => [label, ...words].flatMap(contentWords)))
  // 'limtie de credtio': words that are known only beside another.
  const inNames = vocabulary.forms.flatMap(({ text }) => (text.includes(' ') ? text.split(' ') : []))
  return {
    patterns,
    harmless: patterns.filter(({ acts }) => !acts),
    choices,
    values: [
      ...choices,
      ...STATUS_WORDS,
      ...TELLING_PERIOD_WORDS,
      ...PLACES,
      ...inNames,
      'crescente',
      'decrescente',
      'quero',
      'preciso',
      'gostaria',
      'favor',
    ],
    lexicon: createLexicon(vocabulary, literalsOf(patterns)),
    openable: openableNouns(patterns),
    alphabet: new Map(sorted.map(({ id }, place) => [id, place])),
  }
}
