/** Sentences about verbs and counts, made from a command's title: 'exclui', 'Excluindo', 'excluídos'. */
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'

/** 'excluir': the verb a title or label begins with, in small letters. */
export const getTitleVerb = ({ title }: Pick<AnyCommand, 'title'>): string =>
  (title.split(' ')[0] ?? '').replace('…', '').toLowerCase()

const IRREGULAR_THIRD_PERSON: Readonly<Record<string, string>> = { ir: 'vai', ver: 'mostra', sair: 'sai', ler: 'lê' }

/** 'excluir' -> 'exclui', 'editar' -> 'edita', 'ir' -> 'vai'; what is no infinitive stays as it is. */
export function toThirdPerson(verb: string): string {
  const irregular = IRREGULAR_THIRD_PERSON[verb]
  if (irregular) return irregular
  if (verb.endsWith('uir')) return verb.slice(0, -1)
  if (verb.endsWith('fazer')) return verb.slice(0, -2)
  if (verb.endsWith('ir') || verb.endsWith('er')) return `${verb.slice(0, -2)}e`
  if (verb.endsWith('ear')) return `${verb.slice(0, -2)}ia`
  return verb.endsWith('ar') ? verb.slice(0, -1) : verb
}

/** What is being done: 'excluir' -> 'Excluindo'. */
export function toGerund(verb: string): string {
  const form = /[aei]r$/.test(verb) ? `${verb.slice(0, -1)}ndo` : verb
  return form.charAt(0).toUpperCase() + form.slice(1)
}

/** What so many of a gender are once it was done: 'excluir', 2, 'a' -> 'excluídas'. */
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

/** 'excluir', 2 -> 'exclusões'; 'itens' for a verb that has no such noun. */
export function toActionNoun(verb: string, count: number): string {
  const stem = verb === 'excluir' ? 'exclus' : verb.endsWith('ar') ? `${verb.slice(0, -2)}aç` : null
  if (stem === null) return count === 1 ? 'item' : 'itens'
  return `${stem}${count === 1 ? 'ão' : 'ões'}`
}

/** Ids ascending, three or more in a row as a range. */
const formatIdRuns = (ids: readonly number[], sign: string, rangeWord: string): string =>
  getRuns(ids)
    .map(([from, last]) => sign + (from === last ? from : `${from}${last - from > 1 ? rangeWord : ', '}${sign}${last}`))
    .join(', ')

/** '#12, #15 a #18'. */
export const formatIdList = (ids: readonly number[]): string => formatIdRuns(ids, '#', ' a ')

/** '12, 15-18', as it is typed. */
export const formatIdPhrase = (ids: readonly number[]): string => formatIdRuns(ids, '', '-')

/** Stretches of consecutive ids, [first, last]. */
export function getRuns(ids: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const id of [...ids].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && id === last[1] + 1) last[1] = id
    else runs.push([id, id])
  }
  return runs
}

/** Up to so many ids each is named; more are written as ranges. */
const MAX_NAMED_IDS = 50
/** Up to so many ranges are written out. */
const MAX_RANGES = 30

/** '#12, #15'; of many their ranges, and how many more there are. */
export function summarizeIds(ids: readonly number[]): string {
  if (ids.length <= MAX_NAMED_IDS) return ids.map((id) => `#${id}`).join(', ')
  const runs = getRuns(ids)
  const rest = runs.slice(MAX_RANGES).reduce((sum, [from, to]) => sum + to - from + 1, 0)
  const some = runs
    .slice(0, MAX_RANGES)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  return formatIdList(some) + (rest > 0 ? ` e mais ${rest}` : '')
}

/** 'Excluir 3 produtos? #12, #15, #18' (commands/README §4 rule 8); above 50 as ranges. */
export function formatBulkQuestion(
  command: AnyCommand,
  ids: readonly number[],
  resource: Resource | undefined,
): string {
  const verb = getTitleVerb(command)
  const plural = resource?.plural ?? 'registros'
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${ids.length} ${plural}? ${summarizeIds(ids)}`
}

/** The noun's word for so many: 'produto', 'produtos'. */
export const getNounForm = (count: number, noun: Resource | undefined): string =>
  noun ? (count === 1 ? noun.singular : noun.plural) : count === 1 ? 'comando' : 'comandos'
