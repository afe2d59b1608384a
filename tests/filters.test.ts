/**
 * Every promised filter works (commands/language/views/README §1): each way to phrase each filter of each list leads to
 * a URL with that filter, and the call of that URL sends it. A condition that a call cannot filter by is reported, and
 * not offered.
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

it('the two dates of each list with a period have a label', () => {
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

/** The ways to phrase one filter. */
function getWays(field: FilterField, plural: string): Promised[] {
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
    // 'pedido 7' alone opens the order: the list's plural or the command says that a part of the list is meant.
    ...(words.length > 0 ? [] : [{ line: `filtrar ${plural} ${label(field)} 7`, sent: id }]),
    ...(words.length > 0 || resource ? [] : [{ line: `${label(field)} 7`, sent: id }]),
    ...(resource ? [{ line: `${plural} d${resource.article} ${resource.singular} 7`, sent: id }] : []),
    ...(resource ? [{ line: `me mostra ${plural} d${resource.article} ${resource.singular} #7`, sent: id }] : []),
  ]
}

/** The ways to phrase both limits of a period or of an amount. */
function getRangeWays({ filters = [] }: AnyList): Promised[] {
  const findFieldName = (type: FilterField['type'], end: FilterField['rangeEnd']) =>
    filters.find((field) => field.type === type && field.rangeEnd === end)?.name
  const [from, to] = [findFieldName('datetime', 'lower'), findFieldName('datetime', 'upper')]
  const [minField, maxField] = [findFieldName('money', 'lower'), findFieldName('money', 'upper')]
  return [
    ...(from && to
      ? [
          { line: 'ontem', sent: { [from]: '2026-11-19T00:00', [to]: '2026-11-19T23:59' } },
          { line: 'desde 01/10', sent: { [from]: '2026-10-01T00:00' } },
          { line: 'do dia 1 ao 15', sent: { [from]: '2026-11-01T00:00', [to]: '2026-11-15T23:59' } },
        ]
      : []),
    ...(minField && maxField
      ? [
          { line: 'entre 100 e 500', sent: { [minField]: '100', [maxField]: '500' } },
          { line: 'acima de 2 mil', sent: { [minField]: '2000' } },
          { line: 'até R$ 1.234,56', sent: { [maxField]: '1234.56' } },
        ]
      : []),
  ]
}

/** Interprets the line on this screen with its list mounted. */
function interpretOn(path: string, line: string): { first: Interpretation | undefined; address: string | null } {
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

/** The call of the list at this URL, and what it sends besides paging. */
function getSent(address: string): { path: string; sent: Readonly<Record<string, string>> } {
  const { pathname, search } = new URL(address, 'http://console')
  const definition = listsByPath.get(pathname)
  if (!definition) throw new Error(`No list stands at ${address}`)
  const { page, size, sort, filters } = parseListState(definition, parseQueryParams(search))
  const input = { page, size, sort, ...definition.fixedInput, ...toFilterInput(definition, filters) }
  const [path = '', query = ''] = buildRequest(definition.endpoint, input).path.split('?')
  const params = Object.fromEntries(new URLSearchParams(query))
  // A slot of the path is a filter too: its value is in the path.
  const slots = definition.endpoint.path.split('/')
  for (const [index, segment] of path.split('/').entries()) {
    const slot = /^\{(\w+)\}$/.exec(slots[index] ?? '')?.[1]
    if (slot) params[slot] = decodeURIComponent(segment)
  }
  return { path: pathname, sent: params }
}

/** Whether a parameter is paging, or in a URL without being requested. */
const isIncidental = (name: string, definition: AnyList, wantedParams: Promised['sent']) =>
  /^(?:page|size|sort|order)$/i.test(name) ||
  (!(name in wantedParams) &&
    (definition.filters ?? []).some((field) => field.name === name && field.initial !== undefined)) ||
  Object.hasOwn(definition.fixedInput ?? {}, name)

/** Where the line leads and what is sent from there; its problem if it leads nowhere. */
function outcome(definition: AnyList, { line, sent }: Promised): unknown {
  const { first, address } = interpretOn(definition.path, line)
  if (!first || first.problem !== null || address === null) return first?.problem ?? 'nothing'
  const actual = getSent(address)
  return {
    path: actual.path,
    sent: Object.fromEntries(Object.entries(actual.sent).filter(([name]) => !isIncidental(name, definition, sent))),
  }
}

const all = [...listsByPath.values()]

/** A list with a required filter makes no call for another filter alone. */
const promises = all.flatMap((definition) => {
  const needs = definition.requiredFilter?.filter
  const promised = [
    ...(definition.filters ?? []).flatMap((field) => getWays(field, definition.resource.plural)),
    ...getRangeWays(definition),
  ]
  return promised
    .filter(({ sent }) => needs === undefined || needs in sent)
    .map((way) => ({ definition, path: definition.path, way, line: way.line }))
})

it('knows many ways', () => expect(promises.length).toBeGreaterThan(60))

it.each(promises)('$path does as promised: $line', ({ definition, way }) =>
  expect(outcome(definition, way)).toEqual({ path: definition.path, sent: way.sent }),
)

/** Lines that each call has no filter for. */
const refusals = all.flatMap((definition) => {
  const has = (type: FilterField['type']) => (definition.filters ?? []).some((field) => field.type === type)
  const { plural } = definition.resource
  return [
    ...(has('datetime') ? [] : [`${plural} de ontem`]),
    ...(has('money') ? [] : [`${plural} acima de 100 reais`]),
    ...(has('percent') ? [] : [`${plural} de 5%`]),
  ].map((line) => ({ path: definition.path, line }))
})

/** Another list of the same resource may have the filter: then its call has it. */
function isFilterKept(path: string, line: string): boolean {
  const { first, address } = interpretOn(path, line)
  if (!first || first.problem !== null) return true
  const { sent } = getSent(address ?? path)
  return Object.keys(sent).some((name) => !/^(?:page|size|sort|order|tipo)$/i.test(name))
}

it.each(refusals)('$path says that it cannot, or another list can: $line', ({ path, line }) =>
  expect(isFilterKept(path, line)).toBe(true),
)

it('every filter that a column names belongs to its list, or to another that shares the column', () => {
  const findFieldName = [...listsByPath.values()].flatMap(({ columns, filters = [] }) =>
    columns.flatMap(({ field, filterName }) =>
      filterName === undefined ? [] : [{ field, filter: filterName, filters }],
    ),
  )
  const known = new Set(findFieldName.flatMap(({ field, filters }) => filters.map(({ name }) => `${field} ${name}`)))
  expect(findFieldName.filter(({ field, filter }) => !known.has(`${field} ${filter}`))).toEqual([])
})
