/** Random arguments for any command, for property tests. */
import { fc } from '#lib/fast-check.fixture.ts'
import type { Arg, ListSchema, ListView, MoneyRange, Period } from '#commands/args.ts'
import { type AnyCommand, TOGGLE_ARG } from '#commands/define.ts'
import { formatDateTimeLocal } from '#lib/format/dates.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { splitPhrase } from './patterns.ts'

const id = fc.integer({ min: 1, max: 9_999_999 })
const cents = fc.integer({ min: 0, max: 100_000_000 }).map((value) => value / 100)
const moment = fc
  .date({ min: new Date(2001, 0, 1), max: new Date(2030, 11, 31), noInvalidDate: true })
  .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()))

const ids = fc
  .uniqueArray(fc.oneof(fc.integer({ min: 1, max: 60 }), id), { minLength: 1, maxLength: 50 })
  .map((list) => list.sort((a, b) => a - b))

const range: fc.Arbitrary<MoneyRange> = fc.oneof(
  cents.map((min) => ({ min })),
  cents.map((max) => ({ max })),
  fc.tuple(cents, cents).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
)

const period: fc.Arbitrary<Period> = fc.oneof(
  moment.map((date) => ({ de: formatDateTimeLocal(date) })),
  moment.map((date) => ({ ate: formatDateTimeLocal(date) })),
  fc
    .tuple(moment, moment)
    .filter(([a, b]) => a.getTime() !== b.getTime())
    .map((pair) => pair.sort((a, b) => a.getTime() - b.getTime()))
    .map(([a, b]) => ({ de: formatDateTimeLocal(a!), ate: formatDateTimeLocal(b!) })),
)

/** Names and descriptions of operators, and harder ones: signs, digits, articles, emoji. */
const text = fc
  .oneof(
    fc.constantFrom(
      'maria silva',
      'João',
      'de souza',
      'natal 2026',
      'ontem',
      '12',
      'a',
      '100% "algodão"',
      'x; y',
      '#12',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  )
  .map((value) => sanitizeLine(value).trim())
  .filter((value) => value !== '')

/** A view for each filter alone, each sort column and each page size. */
function arbitraryViews({ filters, columns, sizes }: ListSchema): ListView[] {
  const view = (overrides: Partial<ListView>): ListView => ({ filters: {}, removedFilters: [], ...overrides })
  const single = filters.filter(({ rangeEnd }) => rangeEnd === undefined)
  return [
    ...single.map(({ name, type, options = [] }) =>
      view({ filters: { [name]: type === 'text' ? 'maria de souza' : (options[0]?.value ?? '1') } }),
    ),
    ...columns
      .filter(({ isSortable }) => isSortable !== false)
      .flatMap(({ field }) => [view({ sort: `${field},ASC` }), view({ sort: `${field},DESC` })]),
    ...sizes.map((size) => view({ size })),
    view({ page: 1 }),
  ]
}

function arbitraryValue(arg: Arg, columns: readonly string[]): fc.Arbitrary<unknown> {
  switch (arg.kind) {
    case 'ids':
      return ids
    case 'id':
      return id
    case 'n':
      return fc.integer({ min: arg.min ?? 0, max: 9_999_999 })
    case 'valor':
      return cents
    case 'faixa':
      return range
    case 'periodo':
      return period
    case 'coluna':
      return fc.constantFrom(...columns)
    case 'direcao':
      return fc.constantFrom('ASC', 'DESC')
    case 'escolha':
      return fc.constantFrom(...(arg.choices ?? []).map(({ value }) => value))
    case 'texto':
      return arg.accepts ? text.filter(arg.accepts) : text
    case 'vista':
      return fc.constantFrom(...arbitraryViews(arg.listSchema!))
  }
}

/** Values for the slots of one of the command's phrases. `columns` are the fields of the screen's table. */
export function arbitraryArgs(
  command: AnyCommand,
  columns: readonly string[],
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const args: Readonly<Record<string, Arg>> = command.args
  const perPhrase = command.phrases.map((phrase, phraseIndex) => {
    const names = splitPhrase(phrase).flatMap((piece) => ('slot' in piece ? [piece.slot] : []))
    const state = command.phraseStates?.[phraseIndex]
    return fc.record({
      ...Object.fromEntries(names.map((name) => [name, arbitraryValue(args[name]!, columns)])),
      ...(state !== undefined && { [TOGGLE_ARG]: fc.constant(state) }),
    })
  })
  return fc.oneof(...perPhrase)
}
