/**
 * Looks up what a typed word may mean. Every form of every verb, noun and literal word is in one sorted list, so that a
 * binary search for 'prod' finds produto, produtos and prod. Built once.
 */
import type { Resource } from '#commands/resource.ts'
import { findClosest, isTransposition } from './edit-distance.ts'
import { ABBREVIATIONS, ENGLISH_VERBS, ENGLISH_WORDS, inflectEnglish } from './english.ts'
import { inflectVerb, type VerbForm } from './morphology.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { isVerbLemma, type Lemma, nounLemma, pastLemma, verbLemma, verbLemmas, wordLemma } from './lemma.ts'
import { memoizeByText } from './memoize.ts'
import { isSkippable, tokenize } from './tokens.ts'
import {
  getNounForms,
  type GrammaticalNumber,
  NEAR_VERB_WORDS,
  UNSUPPORTED_VERBS,
  type VerbClass,
  VERB_CLASSES,
} from './vocabulary.ts'

interface WordForm {
  /** Folded, without ignored words. */
  text: string
  /** As written in the vocabulary, with accents. */
  spelling: string
  lemma: Lemma
  /** The resource of the noun; null for verbs and other words. */
  resource: Resource | null
  isCanonical: boolean
  grammaticalNumber: GrammaticalNumber
}

/** How a part of the line matches a meaning. */
export interface LemmaMatch {
  lemma: Lemma
  /** The whole form was typed, not only its beginning. */
  isFull: boolean
  isCanonical: boolean
  grammaticalNumber: GrammaticalNumber
  /** The form that was meant, if a typing error was corrected; else null. */
  correction: string | null
}

/** What a part of the line may mean. */
export type LemmaMatches = ReadonlyMap<Lemma, LemmaMatch>

/** The forms of all words, and what each of them means. */
export interface Lexicon {
  /** The meanings of forms that equal or begin with `text`, which is folded and has no ignored words. */
  lookup(text: string): LemmaMatches
  /** The meanings of `text` as a whole form. */
  getFullMeanings(text: string): readonly Lemma[]
  /** True if the word is a form, so that there is no error to correct. */
  isKnown(text: string): boolean
  /** The meanings of whole forms that are a typing error away from `text` (commands/README §4 rule 5). */
  findCorrections(text: string): LemmaMatches
  /** The number of words in the longest form. */
  maxFormWords: number
  /** Words of other languages, which are replaced wherever they stand: 'pages' -> 'paginas'. */
  foreignWords: ReadonlyMap<string, string>
  /** Abbreviations, which are expanded beside another word: 'vlr' -> 'valor'. */
  abbreviations: ReadonlyMap<string, string>
  /** Words that are replaced before a number: 'perdido 60' -> 'pedido 60'. */
  wordsBeforeNumber: ReadonlyMap<string, string>
}

/** The content words of a text, folded: 'Plano de cashback' -> ['plano', 'cashback']. */
export const getContentWords = memoizeByText(
  (text): readonly string[] =>
    tokenize(text)
      .filter((token) => !isSkippable(token))
      .map((token) => token.text),
  // Room for all labels of the console, which are looked up at every key press.
  5_000,
)

/** A text as the form list has it: its content words, separated by one space. */
export const toForm = (text: string): string => getContentWords(text).join(' ')

/** Collects forms; a text that occurs twice in one class counts once. */
function createFormCollector(known = new Set<string>()) {
  const forms: WordForm[] = []
  const addForm = (lemma: Lemma, shown: string, more: Partial<WordForm> = {}) => {
    const text = toForm(shown)
    const key = `${lemma} ${text}`
    if (text === '' || known.has(key)) return
    known.add(key)
    forms.push({ resource: null, isCanonical: false, grammaticalNumber: null, ...more, text, spelling: shown, lemma })
  }
  return { forms, add: addForm, known }
}

/** The words that stand for another word, by the way they do (`Lexicon`). */
type ReplacedWords = Pick<Lexicon, 'foreignWords' | 'abbreviations' | 'wordsBeforeNumber'>

/** The words of the language and those of the resources. */
function collectReplacedWords(resources: readonly Resource[]): ReplacedWords {
  const collect = (
    base: ReadonlyMap<string, string>,
    getOwn: (words: NonNullable<Resource['words']>) => Readonly<Record<string, string>> | undefined,
  ) => new Map([...base, ...resources.flatMap(({ words = {} }) => Object.entries(getOwn(words) ?? {}))])
  return {
    foreignWords: collect(ENGLISH_WORDS, ({ foreign }) => foreign),
    abbreviations: collect(ABBREVIATIONS, ({ abbreviations }) => abbreviations),
    wordsBeforeNumber: collect(new Map(), ({ beforeNumber }) => beforeNumber),
  }
}

/** The words of verbs and nouns, used to compile phrases and to interpret lines. */
export interface Vocabulary {
  /** The forms as the vocabulary and the resources write them; phrases consist of these. */
  forms: readonly WordForm[]
  /** Further forms that may be typed: conjugated, past, English (commands/language/words/README §1). */
  derivedForms: readonly WordForm[]
  replacedWords: ReplacedWords
  /** The meanings of a whole form, which is folded: 'atualizar' has two, 'filtros' none. */
  getMeanings(form: string): readonly Pick<WordForm, 'lemma' | 'resource' | 'isCanonical' | 'grammaticalNumber'>[]
}

const VERB_ENTRIES = Object.entries(VERB_CLASSES) as [VerbClass, readonly string[]][]

function deriveForms(resources: readonly Resource[], known: Set<string>): WordForm[] {
  const { forms, add } = createFormCollector(known)
  const addInflected = (verb: VerbClass, all: readonly VerbForm[]) => {
    for (const { text, isPast } of all)
      // 'de 50 pra baixo' downloads nothing, and an 'autorização' is a number of a record.
      if ((!isPast || !UNSUPPORTED_VERBS.includes(verb)) && !/^baixo$|^autorizac/.test(text))
        add(isPast ? pastLemma(verb) : verbLemma(verb), text)
  }
  for (const [verb, texts] of VERB_ENTRIES)
    for (const text of texts) addInflected(verb, inflectVerb(normalizeText(text)))
  for (const [verb, bases] of Object.entries(ENGLISH_VERBS) as [VerbClass, string][])
    for (const base of bases.split(' ')) addInflected(verb, inflectEnglish(base))
  for (const resource of resources)
    resource.words?.english?.forEach((text, index) =>
      add(nounLemma(resource), text, { resource, grammaticalNumber: index === 0 ? 'one' : 'many' }),
    )
  return forms
}

/** The words of the language's verbs and of these resources. */
export function createVocabulary(resources: readonly Resource[]): Vocabulary {
  const { forms, add, known } = createFormCollector()
  for (const [verb, texts] of VERB_ENTRIES)
    texts.forEach((text, index) => add(verbLemma(verb), text, { isCanonical: index === 0 }))
  for (const resource of resources)
    for (const { text, ...form } of getNounForms(resource)) add(nounLemma(resource), text, { ...form, resource })
  const byText = new Map<string, WordForm[]>()
  for (const form of forms) byText.set(form.text, [...(byText.get(form.text) ?? []), form])
  return {
    forms,
    derivedForms: deriveForms(resources, known),
    replacedWords: collectReplacedWords(resources),
    getMeanings: (form) => byText.get(form) ?? [],
  }
}

/** Suffixes of nouns and adjectives made from a verb: 'removedor' and 'exclusivo' are not typos of the verb. */
const DERIVATION_SUFFIX = /(?:dor(?:a|es|as)?|ve(?:l|is)|mentos?|iv[oa]s?|dades?|ais|sos?|gem|ria|[cs]ao|coes)$/

/** Verbs whose forms of several words mean them only as a whole. */
const WHOLE_FORM_VERBS = verbLemmas('excluir', 'reprocessar', 'habilitar')

type MatchCache = Map<string, LemmaMatches>

/**
 * Looks up a text in the cache, or computes it. The cache is cleared when it is full, so that it cannot grow forever.
 */
function getOrCompute(cache: MatchCache, text: string, find: () => LemmaMatches): LemmaMatches {
  const known = cache.get(text)
  if (known) return known
  if (cache.size > 2000) cache.clear()
  const hits = find()
  cache.set(text, hits)
  return hits
}

/** The other genders and numbers of a word: 'todos', 'todas', 'tudo'. */
function getVariants(text: string): string[] {
  if (!/^[a-z]{4,}$/.test(text)) return []
  const stem = text.replace(/^tudo$/, 'todo').replace(/[oa]s?$/, '')
  const variants =
    stem === text ? [text.replace(/s$/, ''), `${text}s`] : ['o', 'a', 'os', 'as'].map((end) => stem + end)
  return stem === 'tod' ? [...variants, 'tudo'] : variants
}

/** A literal word with its other forms: conjugated ('inverter'), or in another gender and number. */
const createLiteralForms = (text: string, spelling: string): WordForm[] =>
  [
    { text, spelling, isCanonical: true },
    ...[...inflectVerb(text), ...getVariants(text).map((form) => ({ text: form, isPast: false }))].flatMap(
      ({ text: form, isPast }) => (isPast || form === text ? [] : [{ text: form, spelling: form, isCanonical: false }]),
    ),
  ].map((form): WordForm => ({ ...form, lemma: wordLemma(text), resource: null, grammaticalNumber: null }))

/** Builds the lexicon from the vocabulary and the literal words of all phrases (folded form -> as written). */
export function createLexicon(vocabulary: Vocabulary, literals: ReadonlyMap<string, string>): Lexicon {
  const forms = [
    ...vocabulary.forms,
    ...vocabulary.derivedForms,
    ...[...literals].flatMap(([text, shown]) => createLiteralForms(text, shown)),
  ].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  const fullForms = new Set(forms.map(({ text }) => text))
  const lookupCache: MatchCache = new Map()
  const correctionCache: MatchCache = new Map()

  const findFirstIndex = (text: string): number => {
    let low = 0
    let high = forms.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((forms[middle]?.text ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }

  const searchForms = (text: string): LemmaMatches => {
    const best = new Map<Lemma, LemmaMatch>()
    for (let index = findFirstIndex(text); index < forms.length; index++) {
      const form = forms[index]
      if (!form?.text.startsWith(text)) break
      const isFull = form.text === text
      // Half of 'rodar de novo' or 'jogar fora' selects no command.
      if (!isFull && WHOLE_FORM_VERBS.has(form.lemma) && / (?!cad)/.test(form.text) && !text.includes(' ')) continue
      // 'desc.', 'ref.' and 'sum.' abbreviate other words than 'descartar', 'refazer conta' and 'sumir com'.
      if (!isFull && text.length < 5 && /^(?:desca|ref[aei]|sum)/.test(form.text)) continue
      const previous = best.get(form.lemma)
      // Full forms sort first. A later form can only add that the text begins a canonical form.
      if (!previous)
        best.set(form.lemma, {
          lemma: form.lemma,
          isFull,
          isCanonical: form.isCanonical,
          grammaticalNumber: isFull ? form.grammaticalNumber : null,
          correction: null,
        })
      else if (form.isCanonical) best.set(form.lemma, { ...previous, isCanonical: true })
    }
    return best
  }

  const lookup = (text: string) => getOrCompute(lookupCache, text, () => searchForms(text))
  return {
    lookup,
    getFullMeanings: (text) => [...lookup(text).values()].flatMap(({ lemma, isFull }) => (isFull ? [lemma] : [])),
    isKnown: (text) => fullForms.has(text) || NEAR_VERB_WORDS.has(text),
    findCorrections: (text) =>
      getOrCompute(correctionCache, text, () => {
        const matches = new Map<Lemma, LemmaMatch>()
        // The first letter is rarely wrong: 'fonte' is no typo of 'conte', nor 'reativar' of 'desativar'. A past form
        // of
        // a verb with a preposition is none either: 'sumiu' is no typo of 'sumir com'.
        const isWithinTolerance = ({ text: form, spelling }: WordForm) =>
          (form[0] === text[0] || form[1] === text[0] || (text.length > 6 && form.slice(1) === text.slice(1))) &&
          (!spelling.includes(' ') || form.includes(' '))
        // A dropped letter is more likely than a wrong one: 'exclur' is 'excluir' and not 'exclua'.
        const closest = findClosest(text, forms.filter(isWithinTolerance), (form) => form.text).toSorted(
          (a, b) => b.text.length - a.text.length,
        )
        // 'excluri' is 'excluir' and not 'exclui'.
        const transposed = closest.filter((form) => isTransposition(form.text, text))
        for (const { lemma, isCanonical, grammaticalNumber, spelling } of [...transposed, ...closest])
          if (!matches.has(lemma) && !(DERIVATION_SUFFIX.test(text) && isVerbLemma(lemma)))
            matches.set(lemma, { lemma, isFull: true, isCanonical, grammaticalNumber, correction: spelling })
        return matches
      }),
    ...vocabulary.replacedWords,
    maxFormWords: Math.max(1, ...forms.map(({ text }) => text.split(' ').length)),
  }
}
