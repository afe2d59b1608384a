// @vitest-environment jsdom
/**
 * A filter promised is a filter made (commands/language/views/README §1): every way to say every filter of every list
 * leads to an address that holds it, and the call made from that address sends it; what a call cannot filter is told,
 * and not offered.
 */
import { expect, it } from 'vitest'
import { buildRequest } from '#api/call/client-request.ts'
import { createReader } from '#commands/language/reader.ts'
import { today } from '#commands/language/phrases.fixture.ts'
import type { Reading } from '#commands/language/reading.ts'
import { registerList, setRoute } from '#commands/screen.ts'
import { fold } from '#lib/written/fold.ts'
import { type AnyList, type FilterField, numberKindOf } from '#listing/define.ts'
import { filterInput, readListState } from '#listing/address/url-state.ts'
import { addressOf, readQuery } from '#lib/places/place.ts'
import { lists, screenAt } from './lists.ts'
import { at, registry } from './registry.ts'

const reader = createReader(registry)

it('lists with a period say what draws its two dates', () => {
  for (const { path, filters = [], period } of lists.values()) {
    const dates = filters.filter(({ type }) => type === 'datetime').length
    expect([path, dates, period !== undefined]).toEqual([path, period ? 2 : 0, dates > 0])
  }
})

interface Promised {
  line: string
  /** By wire name, as the call sends them. */
  sent: Readonly<Record<string, string>>
}

const label = ({ label: text }: FilterField) =>
  fold(text)
    .replace(/^pesquisar por /, '')
    .replace(/ id$/, '')
    .replace('% ', '')

/** Ways to say one filter. */
function waysOf(field: FilterField, plural: string): Promised[] {
  const { name, noun, end, type } = field
  if (end !== undefined) return []
  const words = [...(field.options ?? []), ...(field.words ?? [])]
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
  if (numberKindOf(field) === null) return valued
  const id = { [name]: '7' }
  return [
    ...valued,
    // 'pedido 7' alone opens the order: the list's noun, or the verb, says that a part of it is wanted.
    ...(words.length > 0 ? [] : [{ line: `filtrar ${plural} ${label(field)} 7`, sent: id }]),
    ...(words.length > 0 || noun ? [] : [{ line: `${label(field)} 7`, sent: id }]),
    ...(noun ? [{ line: `${plural} d${noun.article} ${noun.singular} 7`, sent: id }] : []),
    ...(noun ? [{ line: `me mostra ${plural} d${noun.article} ${noun.singular} #7`, sent: id }] : []),
  ]
}

/** Ways to say both ends of a period or of an amount. */
function pairsOf({ filters = [] }: AnyList): Promised[] {
  const named = (type: FilterField['type'], end: FilterField['end']) =>
    filters.find((field) => field.type === type && field.end === end)?.name
  const [from, to] = [named('datetime', 'least'), named('datetime', 'most')]
  const [least, most] = [named('money', 'least'), named('money', 'most')]
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
function readOn(path: string, line: string): { first: Reading | undefined; address: string | null } {
  const { screen, address } = screenAt(path, '')
  setRoute(path, screen.noun)
  const leave = screen.list ? registerList(screen.list) : () => undefined
  const columns = screen.list?.columns() ?? []
  const [first] = reader.read(line, at(path, { now: today, columns }))
  const to = first && first.problem === null && first.missing.length === 0 ? first.command.to?.(first.args) : undefined
  if (first?.command.place === 'list' && !to && first.problem === null)
    void first.command.run?.(first.args, { screen, navigate: () => undefined })
  const stands = to ? addressOf(to) : first && first.problem === null ? address() : null
  leave()
  return { first, address: stands }
}

/** What the call of the list at this address sends besides paging. */
function sentBy(address: string): { path: string; sent: Readonly<Record<string, string>> } {
  const { pathname, search } = new URL(address, 'http://console')
  const definition = lists.get(pathname)
  if (!definition) throw new Error(`No list stands at ${address}`)
  const { page, size, sort, filters } = readListState(definition, readQuery(search))
  const input = { page, size, sort, ...definition.fixed, ...filterInput(definition, filters) }
  const [path = '', query = ''] = buildRequest(definition.query, input).path.split('?')
  const params = Object.fromEntries(new URLSearchParams(query))
  // A slot of the path is a filter too: its value stands in the path.
  const slots = definition.query.path.split('/')
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
  Object.hasOwn(definition.fixed ?? {}, name)

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

const all = [...lists.values()]

/** A list that asks nothing without one filter makes no call for another alone. */
const promises = all.flatMap((definition) => {
  const needs = definition.needs?.filter
  const ways = [
    ...(definition.filters ?? []).flatMap((field) => waysOf(field, definition.noun.plural)),
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
  const { plural } = definition.noun
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
  const named = [...lists.values()].flatMap(({ columns, filters = [] }) =>
    columns.flatMap(({ field, filter }) => (filter === undefined ? [] : [{ field, filter, filters }])),
  )
  const known = new Set(named.flatMap(({ field, filters }) => filters.map(({ name }) => `${field} ${name}`)))
  expect(named.filter(({ field, filter }) => !known.has(`${field} ${filter}`))).toEqual([])
})
