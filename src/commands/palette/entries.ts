/**
 * What the palette lists for a text: readings best first, each under its group (ui/README §4). Pure: the same text and
 * scene give the same list.
 */
import { ids } from '#commands/args.ts'
import { fold } from '#lib/written/fold.ts'
import { whyOff } from '#commands/action.ts'
import type { Reading } from '#commands/language/reading.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { whyTooLong } from '#commands/language/words/length.ts'
import { argEntries, completed, idArgOf, idsIn, takesMany } from '#commands/command-args.ts'
import { summaryOf } from '#commands/noun.ts'
import { type CommandEntry, type Entry, entryOf } from './entry.ts'
import { scriptEntries, scriptListing } from './script.ts'
import { initialListing, prefixListing } from './initial.ts'
import {
  type EntryGroup,
  type IndexedRow,
  type Listing,
  type Scene,
  underHeadings,
  headingOf,
  matchingRows,
  readingContext,
} from './listing.ts'
import { longListing, textsOfList } from './long-text.ts'
import { openerOf, opensRecord, ownId } from './openers.ts'
import { doorsOfViews, INSTEAD, optionsOfViews, restsOfViews, WHICH, WITHOUT_IT } from './rest-of-view.ts'

/** '12' or '#12' and nothing else. */
const NUMBER = /^[\s#]*\d+\s*$/
/** '12, 15-18' and nothing else. */
const NUMBERS = /^[\s#]*\d+(?:(?:\s*(?:[,;-]|\.\.|\s(?:a|e|até)\s)\s*|\s+)#?\d+)+[\s,;]*$/i
/** How many rows of the screen are offered by their name. */
const ROWS = 20

/** Lists the readings of a text; `index` are the rows of the screen. */
export function textListing(text: string, scene: Scene, index: readonly IndexedRow[]): Listing {
  const prefix = /^\s*[>?]\s*/.exec(text)?.[0] ?? ''
  const only = prefix.trim() as '' | '>' | '?'
  const typed = text.slice(prefix.length)
  const line = cleanText(typed).text
  if (line.trim() === '') return only === '' ? initialListing(scene) : prefixListing(only, scene)
  const script = only === '' ? scriptListing(line, scene) : null
  if (script) return script
  const long = whyTooLong(line)
  if (long !== null) return longListing(line, long, [], scene)
  const readings = scene.reader
    .read(typed, readingContext(scene))
    .filter(({ command }) => !command.hidden && (only !== '>' || command.group !== 'Ir para'))
  // 'ir' alone begins that phrase too; only an id asks for records.
  const record = readings.find(({ command, args }) => command.opensAnyRecord && args['id'] !== undefined)
  // On /cashbacks 'ver 7' says whose record is meant (commands/README §4 rule 1); a bare number never does.
  if (record && (readings[0]?.tier !== 'exact' || readings[0] === record || NUMBER.test(line)))
    return { ...recordListing(record, scene, line.trim().startsWith('#')), offset: prefix.length }
  if (NUMBERS.test(line)) return numbersListing(line, scene)

  const meant = readings.map(withWholeNames)
  const entries = meant.flat().flatMap(([reading, key]): { entry: CommandEntry; reading: Reading }[] => {
    const entry = entryOfReading(reading, scene, key)
    return entry ? [{ entry, reading }] : []
  })
  const stop = scene.reader.stop(line)
  const rows = only === '' && stop === null ? rowEntries(line, scene, index) : []
  const scripts = only === '' && stop === null ? scriptEntries(line, scene) : []
  const views = only === '' && stop === null ? entriesByName(line, scene) : []
  const isNamed = views.some(({ title }) => fold(title) === fold(line.trim()))
  const [best] = entries
  const usable = entries.find(({ entry }) => entry.off === null)
  // 'desfazer' with nothing to take back does not mean 'desfazer colunas': what is said exactly is off, the rest half
  // said. 'exportar csv' where the audits' own is off means the list's. 'habilitar cashback 12', which is active, opens
  // nothing.
  if (stop !== null) return stoppedListing(stop, entries, prefix.length)
  if (!best && rows.length === 0 && scripts.length === 0 && views.length === 0)
    return nothingListing(line, scene, prefix.length)
  const said = best && Object.keys(best.reading.args).length > 0 && best.reading.tier === 'exact'
  const isHalf =
    (said || (best?.reading.command.redoes && best.reading.tier === 'exact')) && usable?.reading.tier !== 'exact'
  const pairs = entries.map(
    ({ entry }, place) => [place > 0 && said ? 'Outras leituras' : headingOf(entry.command), entry] as const,
  )
  const others = best && said ? sameRecord(best.reading, entries, scene) : []
  pairs.push(...others.map((entry) => ['Outras leituras', entry] as const))
  if (isWrong(best?.reading)) {
    pairs.push(...optionsOfViews(readings, scene).map((entry) => [WHICH, entry] as const))
    pairs.push(...doorsOfViews(readings, scene).map((entry) => [INSTEAD, entry] as const))
    pairs.push(...restsOfViews(readings, scene).map((entry) => [WITHOUT_IT, entry] as const))
  }
  const named = scripts.map((entry) => ['Roteiros', entry] as const)
  const kept = views.map((entry) => [headingOf(entry.command), entry] as const)
  const groups: EntryGroup[] = underHeadings([
    ...(isNamed ? kept : []),
    ...(best?.reading.tier === 'exact' ? [...pairs, ...named] : [...named, ...pairs]),
    ...(isNamed ? [] : kept),
    ...rows.map((entry) => ['Registros nesta página', entry] as const),
  ])
  return {
    groups,
    // Nothing that the text may mean besides is looked for.
    reading: isNamed ? null : (best?.reading ?? null),
    offset: prefix.length,
    choose: isNamed || (!isOpen(readings) && !isWrong(best?.reading) && !meant[0]?.[1] && !isHalf),
    note: null,
  }
}

/** 'abrir visão fech': a part of a name that is kept is no name; each that has it is offered whole. */
function withWholeNames(reading: Reading): (readonly [Reading, key?: string])[] {
  for (const [name, { suggest }] of argEntries(reading.command)) {
    // 'visões': each of them.
    const said = reading.args[name] ?? (reading.command.byName && reading.tier === 'exact' ? '' : undefined)
    if (!suggest || typeof said !== 'string') continue
    const names = suggest().filter((each) => fold(each).includes(fold(said)))
    if (names.length > 0 && !names.some((each) => fold(each) === fold(said)))
      return names.map((each) => [{ ...reading, args: { ...reading.args, [name]: each } }, each])
  }
  return [[reading]]
}

/**
 * True where a line means an act as well as something harmless ('pedido 501'): both are shown, and Enter runs neither
 * until one is chosen (commands/README §4 rule 4).
 */
function isOpen(readings: readonly Reading[]): boolean {
  const tied = readings.filter(({ ambiguous }) => ambiguous)
  return tied.some(({ command }) => command.confirm) && tied.some(({ command }) => !command.confirm)
}

/**
 * True where the line says exactly one thing with a value that cannot be: Enter must not run another reading for it.
 */
const isWrong = (best: Reading | undefined): boolean => best?.tier === 'exact' && best.problem !== null

function entryOfReading(reading: Reading, scene: Scene, key = ''): CommandEntry | null {
  const { args, missing } = completed(reading.command, reading.args, scene.rows, scene.context.screen)
  const off = reading.problem ?? whyOff(reading.command, args, scene.context)
  // What is off is told where the line says exactly that, and hidden otherwise (commands/README §4 rule 9).
  if (off !== null && reading.problem === null && reading.tier !== 'exact') return null
  return entryOf(reading.command, args, scene, {
    off,
    missing,
    corrected:
      [
        reading.corrected ? `Você quis dizer: ${reading.corrected}` : null,
        reading.left ? `Fica de fora: “${reading.left}”` : null,
      ]
        .filter(Boolean)
        .join(' · ') || null,
    key,
    ...(args === reading.args && key === '' ? { phrase: reading.phrase } : {}),
  })
}

/** What else can be done with the first record that the line names. */
function sameRecord({ command, args }: Reading, listed: readonly { entry: Entry }[], scene: Scene): CommandEntry[] {
  const [first] = idsIn(command, args)
  if (first === undefined) return []
  return scene.registry.commands.flatMap((other) => {
    const name = idArgOf(other)
    const fits = other.noun === command.noun && other.place === 'row' && !takesMany(other) && !other.row
    if (!fits || name === null || other.hidden || listed.some(({ entry }) => entry.command === other)) return []
    return whyOff(other, { [name]: first }, scene.context) === null ? [entryOf(other, { [name]: first }, scene)] : []
  })
}

/** '#12': every record with this id that can be opened; the operator says which (commands/README §4 rule 4). */
function recordListing(reading: Reading, scene: Scene, signed: boolean): Listing {
  const id = Number(reading.args['id'])
  const { noun } = scene.context.screen
  const opening = scene.registry.commands.filter(opensRecord)
  opening.sort((a, b) => Number(b.noun === noun) - Number(a.noun === noun))
  const pairs = opening.map(
    (command) => ['Abrir registro', entryOf(command, { [ownId(command) ?? 'id']: id }, scene)] as const,
  )
  // '#12' means the screen's own noun; a bare number says less.
  const isMeant = signed && opening[0]?.noun === noun
  return { groups: underHeadings(pairs), reading, offset: 0, choose: isMeant, note: null }
}

/** The commands that a name means, for each name that has a word which begins like the text, that very name first. */
function entriesByName(line: string, scene: Scene): CommandEntry[] {
  const wanted = fold(line.trim())
  if (wanted.length < 2) return []
  const rank = (name: string) => (fold(name) === wanted ? 0 : 1)
  return scene.registry.commands
    .filter(({ byName }) => byName)
    .flatMap((command) =>
      argEntries(command).flatMap(([arg, { suggest }]) =>
        (suggest?.() ?? [])
          .filter((name) => ` ${fold(name)}`.includes(` ${wanted}`))
          .toSorted((one, other) => rank(one) - rank(other))
          .map((name) => ({
            ...entryOf(command, { [arg]: name }, scene, { key: `nome ${name}`, title: name, detail: command.title }),
            chips: [],
          })),
      ),
    )
}

/** The records of this page whose name begins like the text, each with the command that opens it. */
function rowEntries(line: string, scene: Scene, index: readonly IndexedRow[]): Entry[] {
  const noun = scene.context.screen.list?.noun
  const opener = noun && openerOf(scene.registry, noun)
  if (!opener) return []
  return matchingRows(index, line, ROWS).map((row) =>
    entryOf(opener.command, { [opener.name]: row.id }, scene, {
      key: `linha ${row.id}`,
      title: summaryOf(noun, row).name,
    }),
  )
}

/** '12, 15, 18' alone, typed or pasted from a column: the acts that take several records. */
function numbersListing(line: string, scene: Scene): Listing {
  const { noun } = scene.context.screen
  const read = scene.reader.readArgs([['ids', ids(null)]], line.replaceAll(';', ','), readingContext(scene))
  const acts = scene.registry.commands.filter((command) => !command.hidden && takesMany(command))
  acts.sort((a, b) => Number(b.noun === noun) - Number(a.noun === noun))
  const pairs = acts.flatMap((command) => {
    const name = argEntries(command).find(([, arg]) => arg.kind === 'ids')?.[0]
    if (!read || name === undefined) return []
    const args = 'ids' in read.args ? { [name]: read.args['ids'] } : {}
    return [[headingOf(command), entryOf(command, args, scene, { off: read.problem })] as const]
  })
  const note = pairs.length === 0 ? `Nada a fazer com “${line.trim()}”` : null
  return { groups: underHeadings(pairs), reading: null, offset: 0, choose: false, note }
}

/**
 * A line that denies an act, or asks about one: nothing is chosen, and what changes nothing may be
 * (commands/language/README §5).
 */
function stoppedListing(stop: string, entries: readonly { entry: Entry }[], offset: number): Listing {
  const pairs = entries.map(({ entry }) => ['O que não muda nada', entry] as const)
  return { groups: underHeadings(pairs), reading: null, offset, choose: false, note: stop }
}

function nothingListing(line: string, scene: Scene, offset: number): Listing {
  const near = scene.reader.nearest(line).filter((command) => whyOff(command, {}, scene.context) === null)
  const lack = scene.reader.lacks(line, readingContext(scene))
  const pairs = [
    ...near.map((command) => ['Mais próximos', entryOf(command, {}, scene)] as const),
    ...(lack === null ? textsOfList(line, scene) : []).map((entry) => ['Nesta lista', entry] as const),
  ]
  return {
    groups: underHeadings(pairs),
    reading: null,
    offset,
    choose: false,
    note: lack ?? `Nenhum comando para “${line.trim()}”`,
  }
}
