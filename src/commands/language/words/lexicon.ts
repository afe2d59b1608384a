/**
 * Finds what a typed word may stand for: every form of every verb, noun and literal word, in one sorted list, so that
 * 'prod' finds produto, produtos and prod by binary search. Built once.
 */
import type { Noun } from '#commands/noun.ts'
import { closest, isSwapped } from './distance.ts'
import { englishVerbs, inflectEnglish } from './english.ts'
import { inflect, type VerbForm } from './morphology.ts'
import { fold } from '#lib/written/fold.ts'
import { remembered } from './remembered.ts'
import { isSkippable, tokenize } from './tokens.ts'
import { formsOf, type GrammaticalNumber, others, unhad, type VerbClass, verbs } from './vocabulary.ts'

/** A meaning: 'v:excluir', 'p:excluir' (it was done), 'n:produto' or a literal word 'w:filtros'. */
export type Lemma = string

interface Form {
  /** Folded, ignored words left out. */
  text: string
  /** As written in the vocabulary, accents kept. */
  shown: string
  lemma: Lemma
  /** Whose form it is; null for verbs and other words. */
  noun: Noun | null
  canonical: boolean
  number: GrammaticalNumber
}

/** How a stretch of the line fits a meaning. */
export interface Hit {
  lemma: Lemma
  /** The whole form was typed, not only its beginning. */
  full: boolean
  canonical: boolean
  number: GrammaticalNumber
  /** The form meant, where a typing error was corrected. */
  corrected: string | null
}

/** What a stretch of the line may mean. */
export type Hits = ReadonlyMap<Lemma, Hit>

/** The forms of all words, and what each means. */
export interface Lexicon {
  /** Whole forms and forms that begin so. `text` is folded, without ignored words. */
  lookup(text: string): Hits
  /** What `text` means where it is a whole form. */
  whole(text: string): readonly Lemma[]
  /** True where the word is itself a form, so that there is no error to correct. */
  knows(text: string): boolean
  /** Whole forms that are a typing error away from `text` (commands/README §4 rule 5). */
  corrections(text: string): Hits
  /** The most words that one form has. */
  longest: number
}

/** The words of a text that say something, folded: 'Plano de cashback' -> ['plano', 'cashback']. */
export const contentWords = remembered(
  (text): readonly string[] =>
    tokenize(text)
      .filter((token) => !isSkippable(token))
      .map((token) => token.text),
  // All labels of the console, which are asked for at every key.
  5_000,
)

/** The form a text has in the list: its telling words, parted by one space. */
export const formOf = (text: string): string => contentWords(text).join(' ')

/** What all forms and synonyms of a verb mean. */
export const verbLemma = (verb: VerbClass): Lemma => `v:${verb}`
/** Said of what was done: 'excluiu', 'exclusão'. No phrase has it, so that such a word is never taken for an act. */
const pastLemma = (verb: VerbClass): Lemma => `p:${verb}`
/** What all words for a noun mean. */
export const nounLemma = (noun: Noun): Lemma => `n:${noun.id}`
/** What a word means that is neither: itself, folded. */
export const wordLemma = (form: string): Lemma => `w:${form}`

/** Collects forms; a text that stands twice in one class counts once. */
function collect(known = new Set<string>()) {
  const forms: Form[] = []
  const add = (lemma: Lemma, shown: string, more: Partial<Form> = {}) => {
    const text = formOf(shown)
    const key = `${lemma} ${text}`
    if (text === '' || known.has(key)) return
    known.add(key)
    forms.push({ noun: null, canonical: false, number: null, ...more, text, shown, lemma })
  }
  return { forms, add, known }
}

/** The words of verbs and nouns, by which phrases are compiled and lines are read. */
export interface Vocabulary {
  /** As the vocabulary and the nouns write them: what the words of a phrase are. */
  forms: readonly Form[]
  /** What is typed for them besides: conjugated, told of the past, in English (commands/language/words/README §1). */
  further: readonly Form[]
  /** The meanings that a whole form has: 'atualizar' has two, 'filtros' none. `form` is folded. */
  meanings(form: string): readonly Pick<Form, 'lemma' | 'noun' | 'canonical' | 'number'>[]
}

const verbEntries = Object.entries(verbs) as [VerbClass, readonly string[]][]

function furtherForms(nouns: readonly Noun[], known: Set<string>): Form[] {
  const { forms, add } = collect(known)
  const inflected = (verb: VerbClass, all: readonly VerbForm[]) => {
    for (const { text, past } of all)
      // 'de 50 pra baixo' downloads nothing, and an 'autorização' is a number of a record.
      if ((!past || !unhad.includes(verb)) && !/^baixo$|^autorizac/.test(text))
        add(past ? pastLemma(verb) : verbLemma(verb), text)
  }
  for (const [verb, texts] of verbEntries) for (const text of texts) inflected(verb, inflect(fold(text)))
  for (const [verb, bases] of Object.entries(englishVerbs) as [VerbClass, string][])
    for (const base of bases.split(' ')) inflected(verb, inflectEnglish(base))
  for (const noun of nouns)
    noun.words?.english?.forEach((text, at) => add(nounLemma(noun), text, { noun, number: at === 0 ? 'one' : 'many' }))
  return forms
}

/** The words of the language's verbs and of these nouns. */
export function createVocabulary(nouns: readonly Noun[]): Vocabulary {
  const { forms, add, known } = collect()
  for (const [verb, texts] of verbEntries)
    texts.forEach((text, at) => add(verbLemma(verb), text, { canonical: at === 0 }))
  for (const noun of nouns) for (const { text, ...form } of formsOf(noun)) add(nounLemma(noun), text, { ...form, noun })
  const byText = new Map<string, Form[]>()
  for (const form of forms) byText.set(form.text, [...(byText.get(form.text) ?? []), form])
  return { forms, further: furtherForms(nouns, known), meanings: (form) => byText.get(form) ?? [] }
}

/** Who does something, and what it is like: 'removedor' and 'exclusivo' are no slips of their verbs. */
const DERIVED = /(?:dor(?:a|es|as)?|ve(?:l|is)|mentos?|iv[oa]s?|dades?|ais|sos?|gem|ria|[cs]ao|coes)$/

type Cache = Map<string, Hits>

/** What was found before for this text; a long session of odd words does not fill the memory. */
function cached(cache: Cache, text: string, find: () => Hits): Hits {
  const known = cache.get(text)
  if (known) return known
  if (cache.size > 2000) cache.clear()
  const hits = find()
  cache.set(text, hits)
  return hits
}

/** A word in its other genders and numbers: 'todos', 'todas', 'tudo'. */
function variants(text: string): string[] {
  if (!/^[a-z]{4,}$/.test(text)) return []
  const stem = text.replace(/^tudo$/, 'todo').replace(/[oa]s?$/, '')
  const all = stem === text ? [text.replace(/s$/, ''), `${text}s`] : ['o', 'a', 'os', 'as'].map((end) => stem + end)
  return stem === 'tod' ? [...all, 'tudo'] : all
}

/** A literal word, and its other forms: of a verb ('inverter'), or its gender and number. */
const literalForms = (text: string, shown: string): Form[] =>
  [
    { text, shown, canonical: true },
    ...[...inflect(text), ...variants(text).map((form) => ({ text: form, past: false }))].flatMap(
      ({ text: form, past }) => (past || form === text ? [] : [{ text: form, shown: form, canonical: false }]),
    ),
  ].map((form): Form => ({ ...form, lemma: wordLemma(text), noun: null, number: null }))

/** Makes the list from the vocabulary and the literal words of all phrases (folded form -> as written). */
export function createLexicon(vocabulary: Vocabulary, literals: ReadonlyMap<string, string>): Lexicon {
  const forms = [
    ...vocabulary.forms,
    ...vocabulary.further,
    ...[...literals].flatMap(([text, shown]) => literalForms(text, shown)),
  ].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  const whole = new Set(forms.map(({ text }) => text))
  const found: Cache = new Map()
  const corrected: Cache = new Map()

  const firstFrom = (text: string): number => {
    let low = 0
    let high = forms.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((forms[middle]?.text ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }

  const search = (text: string): Hits => {
    const best = new Map<Lemma, Hit>()
    for (let at = firstFrom(text); at < forms.length; at++) {
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
          full,
          canonical: form.canonical,
          number: full ? form.number : null,
          corrected: null,
        })
      else if (form.canonical) best.set(form.lemma, { ...before, canonical: true })
    }
    return best
  }

  const lookup = (text: string) => cached(found, text, () => search(text))
  return {
    lookup,
    whole: (text) => [...lookup(text).values()].flatMap(({ lemma, full }) => (full ? [lemma] : [])),
    knows: (text) => whole.has(text) || others.has(text),
    corrections: (text) =>
      cached(corrected, text, () => {
        const hits = new Map<Lemma, Hit>()
        // The first letter is seldom another: 'fonte' is no slip of 'conte', nor 'reativar' of 'desativar'; nor is 'sumiu', which
        // nobody did, one of 'sumir com'.
        const isNear = ({ text: form, shown }: Form) =>
          (form[0] === text[0] || form[1] === text[0] || (text.length > 6 && form.slice(1) === text.slice(1))) &&
          (!shown.includes(' ') || form.includes(' '))
        // A letter is rather dropped than another one struck: 'exclur' is 'excluir' and not 'exclua'.
        const near = closest(text, forms.filter(isNear), (form) => form.text).toSorted(
          (a, b) => b.text.length - a.text.length,
        )
        // 'excluri' is 'excluir' and not 'exclui'.
        const swapped = near.filter((form) => isSwapped(form.text, text))
        for (const { lemma, canonical, number, shown } of [...swapped, ...near])
          if (!hits.has(lemma) && !(DERIVED.test(text) && lemma.startsWith('v:')))
            hits.set(lemma, { lemma, full: true, canonical, number, corrected: shown })
        return hits
      }),
    longest: Math.max(1, ...forms.map(({ text }) => text.split(' ').length)),
  }
}
