/** Builds Portuguese words and sentences from a command's title and a count: 'exclui', 'Excluindo', 'excluídos'. */
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { summarizeIds } from './id-list.ts'

/** 'excluir': the verb that a title or label begins with, in lower case. */
export const getTitleVerb = ({ title }: Pick<AnyCommand, 'title'>): string =>
  (title.split(' ')[0] ?? '').replace('…', '').toLowerCase()

const IRREGULAR_THIRD_PERSON: Readonly<Record<string, string>> = { ir: 'vai', ver: 'mostra', sair: 'sai', ler: 'lê' }

/** Third person singular: 'excluir' -> 'exclui', 'editar' -> 'edita', 'ir' -> 'vai'. Any other word stays unchanged. */
export function toThirdPerson(verb: string): string {
  const irregular = IRREGULAR_THIRD_PERSON[verb]
  if (irregular) return irregular
  if (verb.endsWith('uir')) return verb.slice(0, -1)
  if (verb.endsWith('fazer')) return verb.slice(0, -2)
  if (verb.endsWith('ir') || verb.endsWith('er')) return `${verb.slice(0, -2)}e`
  if (verb.endsWith('ear')) return `${verb.slice(0, -2)}ia`
  return verb.endsWith('ar') ? verb.slice(0, -1) : verb
}

/** Gerund, capitalized: 'excluir' -> 'Excluindo'. */
export function toGerund(verb: string): string {
  const form = /[aei]r$/.test(verb) ? `${verb.slice(0, -1)}ndo` : verb
  return form.charAt(0).toUpperCase() + form.slice(1)
}

/**
 * Participle for a count and a gender: 'excluir', 2, 'a' -> 'excluídas'; 'feito' or 'feitos' if the word is no verb.
 */
export function toParticiple(verb: string, count: number, article: Resource['article']): string {
  const stem = verb.endsWith('fazer')
    ? `${verb.slice(0, -4)}eit`
    : verb.endsWith('uir')
      ? `${verb.slice(0, -2)}íd`
      : verb.endsWith('ar')
        ? `${verb.slice(0, -1)}d`
        : /[ei]r$/.test(verb)
          ? `${verb.slice(0, -2)}id`
          : ''
  if (stem === '') return count === 1 ? 'feito' : 'feitos'
  return `${stem}${article}${count === 1 ? '' : 's'}`
}

/** The noun of a verb: 'excluir', 2 -> 'exclusões'; 'item' or 'itens' if the verb has no such noun. */
export function toActionNoun(verb: string, count: number): string {
  const stem = verb === 'excluir' ? 'exclus' : verb.endsWith('ar') ? `${verb.slice(0, -2)}aç` : null
  if (stem === null) return count === 1 ? 'item' : 'itens'
  return `${stem}${count === 1 ? 'ão' : 'ões'}`
}

/**
 * 'Excluir 3 produtos? #12, #15, #18' (commands/README §4 rule 8); more than 50 ids as ranges. `part` is the part of
 * the records that the command acts on: 'Alterar preço de 3 produtos? …'; '' for the records as a whole.
 */
export function formatBulkQuestion(
  command: AnyCommand,
  ids: readonly number[],
  resource: Resource | undefined,
  part = '',
): string {
  const verb = getTitleVerb(command)
  const plural = resource?.plural ?? 'registros'
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${part && `${part} de `}${ids.length} ${plural}? ${summarizeIds(ids)}`
}

/** The resource's word for a count: 'produto', 'produtos'; 'comando' or 'comandos' without a resource. */
export const getNounForm = (count: number, noun: Resource | undefined): string =>
  noun ? (count === 1 ? noun.singular : noun.plural) : count === 1 ? 'comando' : 'comandos'
