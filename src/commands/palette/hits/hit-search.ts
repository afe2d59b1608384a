/** What a typed text looks for among records, and which resources are asked. Pure. */
import { period, type Period } from '#commands/args.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { findFinder, isSearchableByName, type Resource } from '#commands/resource.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { splitSearch } from '#lib/format/match-words.ts'
import { parseNumber } from '#lib/format/parse-number.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { getInterpretationContext, type HitSearch, type PaletteContext } from '#commands/palette/palette-listing.ts'

/** A name of fewer letters is in almost every record. */
const MIN_LETTERS = 2
/** No name has so many words. */
const MAX_WORDS = 10
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** '219,00', 'R$ 219': a bare whole number is an id. */
const AMOUNT = /^(?:r\$\s*[\d.]+(?:,\d{1,2})?|\d{1,3}(?:\.?\d{3})*,\d{1,2})$/i
/** '20/11', '20/11/2026': a part of the year is a period of its own, which no single day is meant by. */
const DAY = /^\d{1,2}\/\d{1,2}(?:\/\d{2}(?:\d{2})?)?$/

/** Returns what the text looks for; null if no record can be meant. */
export function parseHitSearch(typed: string, context: PaletteContext): HitSearch | null {
  const text = sanitizeLine(typed).trim()
  if (AMOUNT.test(text)) {
    const amount = parseNumber('money', text)
    return typeof amount === 'number' ? { kind: 'amount', text, range: [String(amount), String(amount)] } : null
  }
  if (DAY.test(text)) {
    const parsed = context.interpreter.interpretArgs([['dia', period()]], text, getInterpretationContext(context))
    const { de, ate } = (parsed?.args['dia'] ?? {}) as Period
    return de !== undefined && ate !== undefined ? { kind: 'day', text, range: [de, ate] } : null
  }
  if (EMAIL.test(text)) return { kind: 'email', text }
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= MIN_LETTERS && splitSearch(text).length <= MAX_WORDS ? { kind: 'name', text } : null
}

/** What to look for beside the commands, and whether found records come before them. */
export interface LineSearch {
  search: HitSearch | null
  hitsComeFirst: boolean
}

/**
 * Decides whether a line with this best interpretation may also name a record. A command that covers the whole line, or
 * that names a record itself, leaves nothing to look for. An amount, a day or an e-mail comes after a command only if
 * the command takes it: `isDisabled` says that the command cannot run here.
 */
export function getLineSearch(
  line: string,
  best: Interpretation | undefined,
  isDisabled: boolean,
  context: PaletteContext,
): LineSearch {
  const search = parseHitSearch(line, context)
  if (!best || !search) return { search, hitsComeFirst: true }
  const coversWholeLine = best.ignoredText === null && best.correction === null
  // 'preto' alone is the value of a command that it does not name, and as well a word of a name. A line that sets a
  // field names the field and its records.
  const isBareValue = best.command.fieldRole === undefined && best.spans.every(({ role }) => role === 'argument')
  const isCommand =
    best.tier === 'exact' && best.problem === null && coversWholeLine && search.kind === 'name' && !isBareValue
  return {
    search: isCommand || best.namedRecords.length > 0 ? null : search,
    hitsComeFirst:
      !coversWholeLine || (search.kind !== 'name' && (isDisabled || best.tier !== 'exact' || best.problem !== null)),
  }
}

const canFind = (resource: Resource, { kind }: HitSearch): boolean =>
  kind === 'name'
    ? isSearchableByName(resource)
    : kind === 'email'
      ? resource.search?.email !== undefined && isSearchableByName(resource)
      : findFinder(resource, kind) !== undefined

/** True for a resource that has records on a page of its own. */
const hasRecords = ({ path, summary }: Resource): boolean => path !== undefined && summary !== undefined

/** The resources that are asked, the screen's own first. */
export const getSearchedResources = (search: HitSearch, { registry, commandContext }: PaletteContext): Resource[] =>
  registry.resources
    .filter((resource) => canFind(resource, search))
    .toSorted((one, other) => getDistance(one, commandContext.screen) - getDistance(other, commandContext.screen))

const getDistance = (resource: Resource, screen: { resource: Resource | null }) => Number(resource !== screen.resource)

const SUBJECTS = { name: 'por nome', email: 'por e-mail', amount: 'por valor', day: 'por data' }

/** 'bônus, pedidos e transações' */
const joinWithAnd = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' e ')

/** 'Transações e pedidos não se procuram por nome'; null if every resource is asked. */
export function describeUnsearched(search: HitSearch, { registry }: PaletteContext): string | null {
  const plurals = registry.resources
    .filter((resource) => hasRecords(resource) && !canFind(resource, search))
    .map(({ plural }) => plural)
  if (plurals.length === 0) return null
  // Most resources have neither an amount nor a day: the list of those that are asked is shorter.
  if (search.kind !== 'name') {
    const asked = registry.resources.filter((resource) => canFind(resource, search)).map(({ plural }) => plural)
    return asked.length === 0
      ? `Nada se procura ${SUBJECTS[search.kind]}`
      : `Só ${joinWithAnd(asked)} se procuram ${SUBJECTS[search.kind]}`
  }
  return `${capitalize(joinWithAnd(plurals))} não se procuram por nome`
}
