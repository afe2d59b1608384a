/**
 * Meanings of words. A lemma names one meaning, and its kind: a verb, a past form of a verb, a noun for a resource, or
 * any other word. Its spelling is private to this file; other files ask the predicates.
 */
import type { Resource } from '#commands/resource.ts'
import type { VerbClass } from './vocabulary.ts'

/** The meaning of all forms and synonyms of a verb. */
export type VerbLemma = `v:${VerbClass}`
/** The meaning of past forms: 'excluiu', 'exclusão'. No phrase has it, so such a word never selects a command. */
export type PastLemma = `p:${VerbClass}`
/** The meaning of all words for a resource. */
export type NounLemma = `n:${string}`
/** The meaning of any other word. */
export type WordLemma = `w:${string}`

/** A meaning of a word or of several words. Two meanings are the same if their lemmas are equal. */
export type Lemma = VerbLemma | PastLemma | NounLemma | WordLemma

/** The lemma of this verb, in any form that requests the action. */
export const verbLemma = (verb: VerbClass): VerbLemma => `v:${verb}`
/** The lemma of this verb in any form that says that the action was done. */
export const pastLemma = (verb: VerbClass): PastLemma => `p:${verb}`
/** The lemma of this resource. */
export const nounLemma = ({ id }: Pick<Resource, 'id'>): NounLemma => `n:${id}`
/** The lemma of a word that is neither a verb nor a noun: the word itself, folded. */
export const wordLemma = (form: string): WordLemma => `w:${form}`

/** The lemmas of these verbs, in any form that requests the action. */
export const verbLemmas = (...verbs: readonly VerbClass[]): ReadonlySet<Lemma> => new Set(verbs.map(verbLemma))

/** The lemma is a verb in a form that requests the action. */
export const isVerbLemma = (lemma: Lemma): lemma is VerbLemma => lemma.startsWith('v:')
/** The lemma is a verb in a form that says that the action was done. */
export const isPastLemma = (lemma: Lemma): lemma is PastLemma => lemma.startsWith('p:')
/** The lemma is a noun for a resource. */
export const isNounLemma = (lemma: Lemma): lemma is NounLemma => lemma.startsWith('n:')
/** The lemma is a verb that only some phrase has, in its infinitive: 'inverter', 'comparar'. */
export const isLiteralVerbLemma = (lemma: Lemma): lemma is WordLemma => /^w:[a-z]+[aei]r$/.test(lemma)

/** The class of the verb. */
export const getVerbClass = (lemma: VerbLemma | PastLemma): VerbClass => lemma.slice(2) as VerbClass
/** The id of the resource that the noun stands for. */
export const getResourceId = (lemma: NounLemma): string => lemma.slice(2)
