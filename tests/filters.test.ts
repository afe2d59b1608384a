// @vitest-environment jsdom
/**
 * A filter promised is a filter made (commands/language/views/README §1): every way to say every filter of every list
 * leads to an address that holds it, and the call made from that address sends it; what a call cannot filter is told,
 * and not offered.
 */
import { expect, it } from 'vitest'
import { buildRequest } from '#api/call/client-request.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { today } from '#commands/language/patterns.fixture.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { registerList, setRoute } from '#commands/screen.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { type AnyList, type FilterField, getNumberKind } from '#listing/define.ts'
import { toFilterInput, parseListState } from '#listing/url-state/list-state-url.ts'
import { buildHref, parseQueryParams } from '#lib/urls/route-location.ts'
import { listsByPath, createScreenAt } from './lists.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)

it('lists with a period say what draws its two dates', () => {
  for (const { path, filters = [], PeriodFields } of listsByPath.values()) {
    const dates = filters.filter(({ type }) => type === 'datetime').length
    expect([path, dates, PeriodFields !== undefined]).toEqual([path, PeriodFields ? 2 : 0, dates > 0])
  }
})

interface Promised {
  line: string
  /** By wire name, as the call sends them. */
  sent: Readonly<Record<string, string>>
}

const label = ({ label: text }: FilterField) =>
  normalizeText(text)
    .replace(/^pesquisar por /, '')
    .replace(/ id$/, '')
    .replace('% ', '')

/** Ways to say one filter. */
function waysOf(field: FilterField, plural: string): Promised[] {
  const { name, resource, rangeEnd, type } = field
  if (rangeEnd !== undefined) return []
  const words = [...(field.options ?? []), ...(field.valueWords ?? [])]
  const valued = words.flatMap(({ value, label: word }): Promised[] => [
    { line: `${label(field)} ${word}`, sent: { [name]: value } },
    ...(field.options?.length === 1 ? [] : [{ line: `só os ${word.toLowerCase()}s`, sent: { [name]: value } }]),
  ])
  if (type === 'text')
    return [
      { line: `${label(field)} natal`, sent: { [name]: 'natal' } },
      { line: `${label(field)} "dois de ouro"`, sent: { [name]: 'dois de ouro' } },
      { line: `com natal em ${label(field)}`.replace(' em ', ' no '), sent: { [name]: 'natal' } },
    ]
  if (type === 'percent')
    return [
      { line: '5%', sent: { [name]: '5' } },
      { line: '2,5 por cento', sent: { [name]: '2.5' } },
    ]
  if (getNumberKind(field) === null) return valued
  const id = { [name]: '7' }
  return [
    ...valued,
    // 'pedido 7' alone opens the order: the list's noun, or the verb, says that a part of it is wanted.
    ...(words.length > 0 ? [] : [{ line: `filtrar ${plural} ${label(field)} 7`, sent: id }]),
    ...(words.length > 0 || resource ? [] : [{ line: `${label(field)} 7`, sent: id }]),
    ...(resource ? [{ line: `${plural} d${resource.article} ${resource.singular} 7`, sent: id }] : []),
    ...(resource ? [{ line: `me mostra ${plural} d${resource.article} ${resource.singular} #7`, sent: id }] : []),
  ]
}

/** Ways to say both ends of a period or of an amount. */
function pairsOf({ filters = [] }: AnyList): Promised[] {
  const named = (type: FilterField['type'], end: FilterField['rangeEnd']) =>
    filters.find((field) => field.type === type && field.rangeEnd === end)?.name
  const [from, to] = [named('datetime', 'lower'), named('datetime', 'upper')]
  const [least, most] = [named('money', 'lower'), named('money', 'upper')]
  return [
    ...(from && to
      ? [
          { line: 'ontem', sent: { [from]: '2026-11-19T00:00', [to]: '2026-11-19T23:59' } },
          { line: 'desde 01/10', sent: { [from]: '2026-10-01T00:00' } },
          { line: 'do dia 1 ao 15', sent: { [from]: '2026-11-01T00:00', [to]: '2026-11-15T23:59' } },
        ]
      : []),
    ...(least && most
      ? [
          { line: 'entre 100 e 500', sent: { [least]: '100', [most]: '500' } },
          { line: 'acima de 2 mil', sent: { [least]: '2000' } },
          { line: 'até R$ 1.234,56', sent: { [most]: '1234.56' } },
        ]
      : []),
  ]
}

/** Reads the line on this screen with its list mounted. */
function readOn(path: string, line: string): { first: Interpretation | undefined; address: string | null } {
  const { screen, address } = createScreenAt(path, '')
  setRoute(path, screen.resource)
  const leave = screen.list ? registerList(screen.list) : () => undefined
  const columns = screen.list?.getColumns() ?? []
  const [first] = interpreter.interpret(line, at(path, { now: today, columns }))
  const to = first && first.problem === null && first.missing.length === 0 ? first.command.to?.(first.args) : undefined
  if (first?.command.scope === 'list' && !to && first.problem === null)
    void first.command.run?.(first.args, { screen, navigate: () => undefined })
  const stands = to ? buildHref(to) : first && first.problem === null ? address() : null
  leave()
  return { first, address: stands }
}

/** What the call of the list at this address sends besides paging. */
function sentBy(address: string): { path: string; sent: Readonly<Record<string, string>> } {
  const { pathname, search } = new URL(address, 'http://console')
  const definition = listsByPath.get(pathname)
  if (!definition) throw new Error(`No list stands at ${address}`)
  const { page, size, sort, filters } = parseListState(definition, parseQueryParams(search))
  const input = { page, size, sort, ...definition.fixedInput, ...toFilterInput(definition, filters) }
  const [path = '', query = ''] = buildRequest(definition.endpoint, input).path.split('?')
  const params = Object.fromEntries(new URLSearchParams(query))
  // A slot of the path is a filter too: its value stands in the path.
  const slots = definition.endpoint.path.split('/')
  for (const [place, part] of path.split('/').entries()) {
    const slot = /^\{(\w+)\}$/.exec(slots[place] ?? '')?.[1]
    if (slot) params[slot] = decodeURIComponent(part)
  }
  return { path: pathname, sent: params }
}

/** Paging, and what stands in an address without being asked for. */
const unasked = (name: string, definition: AnyList, wanted: Promised['sent']) =>
  /^(?:page|size|sort|order)$/i.test(name) ||
  (!(name in wanted) &&
    (definition.filters ?? []).some((field) => field.name === name && field.initial !== undefined)) ||
  Object.hasOwn(definition.fixedInput ?? {}, name)

/** Where the line leads and what is sent from there; the problem where it leads nowhere. */
function outcome(definition: AnyList, { line, sent }: Promised): unknown {
  const { first, address } = readOn(definition.path, line)
  if (!first || first.problem !== null || address === null) return first?.problem ?? 'nothing'
  const made = sentBy(address)
  return {
    path: made.path,
    sent: Object.fromEntries(Object.entries(made.sent).filter(([name]) => !unasked(name, definition, sent))),
  }
}

const all = [...listsByPath.values()]

/** A list that asks nothing without one filter makes no call for another alone. */
const promises = all.flatMap((definition) => {
  const needs = definition.requiredFilter?.filter
  const ways = [
    ...(definition.filters ?? []).flatMap((field) => waysOf(field, definition.resource.plural)),
    ...pairsOf(definition),
  ]
  return ways
    .filter(({ sent }) => needs === undefined || needs in sent)
    .map((way) => ({ definition, path: definition.path, way, line: way.line }))
})

it('knows many ways', () => expect(promises.length).toBeGreaterThan(60))

it.each(promises)('$path makes what it promises: $line', ({ definition, way }) =>
  expect(outcome(definition, way)).toEqual({ path: definition.path, sent: way.sent }),
)

/** What each call has no field for. */
const refusals = all.flatMap((definition) => {
  const has = (type: FilterField['type']) => (definition.filters ?? []).some((field) => field.type === type)
  const { plural } = definition.resource
  return [
    ...(has('datetime') ? [] : [`${plural} de ontem`]),
    ...(has('money') ? [] : [`${plural} acima de 100 reais`]),
    ...(has('percent') ? [] : [`${plural} de 5%`]),
  ].map((line) => ({ path: definition.path, line }))
})

/** Another list of the same noun may do it: then its call does. */
function isKept(path: string, line: string): boolean {
  const { first, address } = readOn(path, line)
  if (!first || first.problem !== null) return true
  const { sent } = sentBy(address ?? path)
  return Object.keys(sent).some((name) => !/^(?:page|size|sort|order|tipo)$/i.test(name))
}

it.each(refusals)('$path tells that it cannot, or another list can: $line', ({ path, line }) =>
  expect(isKept(path, line)).toBe(true),
)

it('every filter that a column names is one of its list, or of another that shares the column', () => {
  const named = [...listsByPath.values()].flatMap(({ columns, filters = [] }) =>
    columns.flatMap(({ field, filterName }) =>
      filterName === undefined ? [] : [{ field, filter: filterName, filters }],
    ),
  )
  const known = new Set(named.flatMap(({ field, filters }) => filters.map(({ name }) => `${field} ${name}`)))
  expect(named.filter(({ field, filter }) => !known.has(`${field} ${filter}`))).toEqual([])
})
