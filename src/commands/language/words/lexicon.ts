/**
 * Finds what a typed word may stand for: every form of every verb, noun and literal word, in one sorted list, so that
 * 'prod' finds produto, produtos and prod by binary search. Built once.
 */
import type { Resource } from '#commands/resource.ts'
import { findClosest, isTransposition } from './edit-distance.ts'
import { ENGLISH_VERBS, inflectEnglish } from './english.ts'
import { inflectVerb, type VerbForm } from './morphology.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
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

/** A meaning: 'v:excluir', 'p:excluir' (it was done), 'n:produto' or a literal word 'w:filtros'. */
export type Lemma = string

interface WordForm {
  /** Folded, ignored words left out. */
  text: string
  /** As written in the vocabulary, accents kept. */
  spelling: string
  lemma: Lemma
  /** Whose form it is; null for verbs and other words. */
  resource: Resource | null
  isCanonical: boolean
  grammaticalNumber: GrammaticalNumber
}

/** How a stretch of the line fits a meaning. */
export interface LemmaMatch {
  lemma: Lemma
  /** The whole form was typed, not only its beginning. */
  isFull: boolean
  isCanonical: boolean
  grammaticalNumber: GrammaticalNumber
  /** The form meant, where a typing error was corrected. */
  correction: string | null
}

/** What a stretch of the line may mean. */
export type LemmaMatches = ReadonlyMap<Lemma, LemmaMatch>

/** The forms of all words, and what each means. */
export interface Lexicon {
  /** Whole forms and forms that begin so. `text` is folded, without ignored words. */
  lookup(text: string): LemmaMatches
  /** What `text` means where it is a whole form. */
  getFullMeanings(text: string): readonly Lemma[]
  /** True where the word is itself a form, so that there is no error to correct. */
  isKnown(text: string): boolean
  /** Whole forms that are a typing error away from `text` (commands/README §4 rule 5). */
  findCorrections(text: string): LemmaMatches
  /** The most words that one form has. */
  maxFormWords: number
}

/** The words of a text that say something, folded: 'Plano de cashback' -> ['plano', 'cashback']. */
export const getContentWords = memoizeByText(
  (text): readonly string[] =>
    tokenize(text)
      .filter((token) => !isSkippable(token))
      .map((token) => token.text),
  // All labels of the console, which are asked for at every key.
  5_000,
)

/** The form a text has in the list: its telling words, parted by one space. */
export const toForm = (text: string): string => getContentWords(text).join(' ')

/** What all forms and synonyms of a verb mean. */
export const verbLemma = (verb: VerbClass): Lemma => `v:${verb}`
/** Said of what was done: 'excluiu', 'exclusão'. No phrase has it, so that such a word is never taken for an act. */
const pastLemma = (verb: VerbClass): Lemma => `p:${verb}`
/** What all words for a noun mean. */
export const nounLemma = (noun: Resource): Lemma => `n:${noun.id}`
/** What a word means that is neither: itself, folded. */
export const wordLemma = (form: string): Lemma => `w:${form}`

/** Collects forms; a text that stands twice in one class counts once. */
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

/** The words of verbs and nouns, by which phrases are compiled and lines are read. */
export interface Vocabulary {
  /** As the vocabulary and the nouns write them: what the words of a phrase are. */
  forms: readonly WordForm[]
  /** What is typed for them besides: conjugated, told of the past, in English (commands/language/words/README §1). */
  derivedForms: readonly WordForm[]
  /** The meanings that a whole form has: 'atualizar' has two, 'filtros' none. `form` is folded. */
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
    resource.words?.english?.forEach((text, at) =>
      add(nounLemma(resource), text, { resource, grammaticalNumber: at === 0 ? 'one' : 'many' }),
    )
  return forms
}

/** The words of the language's verbs and of these nouns. */
export function createVocabulary(resources: readonly Resource[]): Vocabulary {
  const { forms, add, known } = createFormCollector()
  for (const [verb, texts] of VERB_ENTRIES)
    texts.forEach((text, at) => add(verbLemma(verb), text, { isCanonical: at === 0 }))
  for (const resource of resources)
    for (const { text, ...form } of getNounForms(resource)) add(nounLemma(resource), text, { ...form, resource })
  const byText = new Map<string, WordForm[]>()
  for (const form of forms) byText.set(form.text, [...(byText.get(form.text) ?? []), form])
  return { forms, derivedForms: deriveForms(resources, known), getMeanings: (form) => byText.get(form) ?? [] }
}

/** Who does something, and what it is like: 'removedor' and 'exclusivo' are no slips of their verbs. */
const DERIVATION_SUFFIX = /(?:dor(?:a|es|as)?|ve(?:l|is)|mentos?|iv[oa]s?|dades?|ais|sos?|gem|ria|[cs]ao|coes)$/

type MatchCache = Map<string, LemmaMatches>

/** What was found before for this text; a long session of odd words does not fill the memory. */
function getOrCompute(cache: MatchCache, text: string, find: () => LemmaMatches): LemmaMatches {
  const known = cache.get(text)
  if (known) return known
  if (cache.size > 2000) cache.clear()
  const hits = find()
  cache.set(text, hits)
  return hits
}

/** A word in its other genders and numbers: 'todos', 'todas', 'tudo'. */
function getVariants(text: string): string[] {
  if (!/^[a-z]{4,}$/.test(text)) return []
  const stem = text.replace(/^tudo$/, 'todo').replace(/[oa]s?$/, '')
  const all = stem === text ? [text.replace(/s$/, ''), `${text}s`] : ['o', 'a', 'os', 'as'].map((end) => stem + end)
  return stem === 'tod' ? [...all, 'tudo'] : all
}

/** A literal word, and its other forms: of a verb ('inverter'), or its gender and number. */
const createLiteralForms = (text: string, shown: string): WordForm[] =>
  [
    { text, spelling: shown, isCanonical: true },
    ...[...inflectVerb(text), ...getVariants(text).map((form) => ({ text: form, isPast: false }))].flatMap(
      ({ text: form, isPast }) => (isPast || form === text ? [] : [{ text: form, spelling: form, isCanonical: false }]),
    ),
  ].map((form): WordForm => ({ ...form, lemma: wordLemma(text), resource: null, grammaticalNumber: null }))

/** Makes the list from the vocabulary and the literal words of all phrases (folded form -> as written). */
export function createLexicon(vocabulary: Vocabulary, literals: ReadonlyMap<string, string>): Lexicon {
  const forms = [
    ...vocabulary.forms,
    ...vocabulary.derivedForms,
    ...[...literals].flatMap(([text, shown]) => createLiteralForms(text, shown)),
  ].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  const whole = new Set(forms.map(({ text }) => text))
  const found: MatchCache = new Map()
  const corrected: MatchCache = new Map()

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
    for (let at = findFirstIndex(text); at < forms.length; at++) {
      const form = forms[at]
      if (!form?.text.startsWith(text)) break
      const full = form.text === text
      // Half of 'rodar de novo' and 'jogar fora' is no act.
      if (!full && /^v:(?:exc|rep|hab)/.test(form.lemma) && / (?!cad)/.test(form.text) && !text.includes(' ')) continue
      // 'desc.', 'ref.' and 'sum.' shorten other words than 'descartar', 'refazer conta' and 'sumir com'.
      if (!full && text.length < 5 && /^(?:desca|ref[aei]|sum)/.test(form.text)) continue
      const before = best.get(form.lemma)
      // Whole forms come first in the order, so a later one only adds that the beginning is a canonical one's.
      if (!before)
        best.set(form.lemma, {
          lemma: form.lemma,
          isFull: full,
          isCanonical: form.isCanonical,
          grammaticalNumber: full ? form.grammaticalNumber : null,
          correction: null,
        })
      else if (form.isCanonical) best.set(form.lemma, { ...before, isCanonical: true })
    }
    return best
  }

  const lookup = (text: string) => getOrCompute(found, text, () => searchForms(text))
  return {
    lookup,
    getFullMeanings: (text) => [...lookup(text).values()].flatMap(({ lemma, isFull }) => (isFull ? [lemma] : [])),
    isKnown: (text) => whole.has(text) || NEAR_VERB_WORDS.has(text),
    findCorrections: (text) =>
      getOrCompute(corrected, text, () => {
        const hits = new Map<Lemma, LemmaMatch>()
        // The first letter is seldom another: 'fonte' is no slip of 'conte', nor 'reativar' of 'desativar'; nor is 'sumiu', which
        // nobody did, one of 'sumir com'.
        const isWithinTolerance = ({ text: form, spelling }: WordForm) =>
          (form[0] === text[0] || form[1] === text[0] || (text.length > 6 && form.slice(1) === text.slice(1))) &&
          (!spelling.includes(' ') || form.includes(' '))
        // A letter is rather dropped than another one struck: 'exclur' is 'excluir' and not 'exclua'.
        const near = findClosest(text, forms.filter(isWithinTolerance), (form) => form.text).toSorted(
          (a, b) => b.text.length - a.text.length,
        )
        // 'excluri' is 'excluir' and not 'exclui'.
        const swapped = near.filter((form) => isTransposition(form.text, text))
        for (const { lemma, isCanonical, grammaticalNumber, spelling } of [...swapped, ...near])
          if (!hits.has(lemma) && !(DERIVATION_SUFFIX.test(text) && lemma.startsWith('v:')))
            hits.set(lemma, { lemma, isFull: true, isCanonical, grammaticalNumber, correction: spelling })
        return hits
      }),
    maxFormWords: Math.max(1, ...forms.map(({ text }) => text.split(' ').length)),
  }
}
