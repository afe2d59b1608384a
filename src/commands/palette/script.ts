/**
 * Several commands as one act: typed one after the other, parted by ';', or kept as a script and called by its name.
 * One look before, one question, one report, one way back (commands/scripts/README §3).
 */
import { counted } from '#lib/written/counted.ts'
import { fold } from '#lib/written/fold.ts'
import { formatInteger } from '#lib/written/money.ts'
import { whyOff } from '#commands/action.ts'
import { idList } from '#commands/language/words/inflection.ts'
import { MOST_WORDS, whyTooLong, wordsIn } from '#commands/language/words/length.ts'
import { MOST_IDS } from '#commands/language/words/numbers.ts'
import { splitScript } from '#commands/language/script.ts'
import { type ScriptCall, readCall, setsOf } from '#commands/scripts/call.ts'
import { callScript } from '#commands/scripts/commands.ts'
import {
  expand,
  fillArgs,
  isRefused,
  probeOf,
  readTemplateLine,
  type Refused,
  takesRecordsOf,
  templateSlots,
  stepsOfLines,
  type TemplateLine,
  whyUnfit,
} from '#commands/scripts/template.ts'
import type { Script, Step } from '#commands/running/script.ts'
import { idArgOf, idsIn } from '#commands/command-args.ts'
import { type CommandEntry, type Entry, entryOf, type ScriptEntry } from './entry.ts'
import { type EntryGroup, type Listing, type Scene, readingContext } from './listing.ts'
import { isRecordId, WHY_NO_ID } from '#lib/written/record-id.ts'
import { longListing } from './long-text.ts'

const TOO_MANY = `No máximo ${formatInteger(MOST_IDS)} comandos por vez`

/** Of a phrase with two places so many sets are told. */
const MOST_TOLD = 8

interface Whole {
  title: string
  phrase: string
  isNamed?: true
  off: string | null
}

/** The one entry that runs all of these. */
function wholeEntry(steps: readonly Step[], { title, phrase, isNamed, off }: Whole): ScriptEntry {
  const script = { steps, phrase, ...(isNamed && { isNamed }) }
  return lineEntry('roteiro', title, script, { phrase, off: off ?? (steps.length > MOST_IDS ? TOO_MANY : null) })
}

/** The entry of a whole script, or of a line of it that means nothing. */
function lineEntry(
  key: string,
  title: string,
  script: Script | null,
  { phrase, off }: Pick<CommandEntry, 'phrase' | 'off'>,
): ScriptEntry {
  const icon = script ? 'documento' : 'alerta'
  const none = { danger: false, chips: [], detail: '', keys: null, corrected: null, missing: [], records: null }
  return { ...none, command: null, script, key, title, icon, phrase, off }
}

const refusedEntry = ({ text, why }: Refused, key = 'linha') => lineEntry(key, text, null, { phrase: text, off: why })

function listingOf(whole: Entry, entries: readonly Entry[]): Listing {
  const groups: EntryGroup[] = [{ heading: 'Roteiro', entries: [whole] }]
  if (entries.length > 0) groups.push({ heading: 'Comandos, nesta ordem', entries })
  // With a line that cannot run, Enter runs nothing: least of all the other lines one by one.
  return { groups, reading: null, offset: 0, choose: whole.off === null, note: null }
}

/** The script of a line; null for a line that holds one command. */
export function scriptListing(text: string, scene: Scene): Listing | null {
  const called = readCall(text, scene.scripts)
  if (called) return calledListing(called, text.trim(), scene)
  const parted = splitScript(text)
  const lines = parted.length === 1 ? scene.reader.requests(text, readingContext(scene)) : parted
  if (lines.length < 2) return null
  const title = `Executar ${lines.length} comandos`
  // What somebody pasted by mistake may have any number of lines: none of them is read.
  if (lines.length > MOST_IDS) return listingOf(wholeEntry([], { title, phrase: text.trim(), off: TOO_MANY }), [])
  const entries: Entry[] = []
  let unread = 0
  for (const [index, line] of lines.entries()) {
    const entry = entryOfLine(line, scene)
    entries.push({ ...entry, key: `${entry.key} ${index}` })
    if (entry.command === null) unread += wordsIn(line)
    // Of a mail no line is a command: once it is known to be none, the rest of it is not read.
    if (unread <= MOST_WORDS) continue
    const off = `“${entry.phrase}”: ${entry.off}`
    const script = listingOf(wholeEntry([], { title, phrase: text.trim(), off }), [])
    return longListing(text, whyTooLong(text) ?? '', script.groups, scene)
  }
  const wrong = entries.find((entry) => entry.off !== null)
  const steps = stepsOfLines(entries.filter((entry) => entry.command !== null))
  const off = wrong ? `“${wrong.phrase}”: ${wrong.off}` : null
  return listingOf(wholeEntry(steps, { title, phrase: text.trim(), off }), entries)
}

const known = new WeakMap<Scene, Map<string, Entry>>()

/** One line of a script, read once while the palette is open: at a key but one of them is another. */
function entryOfLine(line: string, scene: Scene): Entry {
  let lines = known.get(scene)
  if (!lines) known.set(scene, (lines = new Map()))
  let entry = lines.get(line)
  if (!entry) lines.set(line, (entry = readEntry(line, scene)))
  return entry
}

function readEntry(line: string, scene: Scene): Entry {
  const stop = scene.reader.stop(line)
  if (stop !== null) return refusedEntry({ text: line, why: stop })
  const readings = scene.reader.read(line, readingContext(scene)).filter(({ command }) => !command.hidden)
  const [reading] = readings
  if (!reading) return refusedEntry({ text: line, why: 'não entendido' })
  const { command, args } = reading
  const entry = entryOf(command, args, scene, { phrase: reading.phrase })
  const off =
    reading.problem ??
    // Of readings that change nothing the first will do, as it does alone.
    (readings.some(({ ambiguous, command: { confirm } }) => ambiguous && confirm) ? 'tem mais de uma leitura' : null) ??
    (reading.named.length > 0 ? 'diz um nome: num roteiro, digite o id' : null) ??
    (entry.missing.length > 0 ? 'falta um argumento' : null) ??
    whyOff(command, args, scene.context)
  return { ...entry, off }
}

/** On whom a called script runs; a sentence where that is not known. Rows of another noun's list are none of its. */
function idsOf(
  { script, target }: ScriptCall,
  lines: readonly TemplateLine[],
  { rows, context }: Scene,
): readonly number[] | string {
  if (target.kind === 'ids') return target.ids
  if (target.kind === 'problem') return target.why
  const { list } = context.screen
  const isTheirs = list !== null && !list.listsParts && takesRecordsOf(lines, list.noun)
  if (isTheirs && rows.length > 0) return rows.every(({ id }) => isRecordId(id)) ? rows.map(({ id }) => id) : WHY_NO_ID
  return target.kind === 'rows' && rows.length === 0
    ? 'Nenhuma linha selecionada'
    : `Diga os ids: ${script.name} 12, 15 · ${script.name} para cada colado`
}

/** 'fechamento 12, 15': its phrases with these ids. */
function calledListing(call: ScriptCall, text: string, scene: Scene): Listing {
  const { script, target } = call
  const slots = templateSlots(script.lines)
  if (target.kind === 'pasted' && slots.length > 0) return pastedListing(call, text, scene)
  const read = script.lines.map((line) => readTemplateLine(line, scene.reader, scene.now))
  const lines = read.filter((line): line is TemplateLine => !isRefused(line))
  const refused = read.find(isRefused)
  const ids =
    slots.length === 0 ? (target.kind === 'none' ? [] : 'Este roteiro não pede ids') : idsOf(call, lines, scene)
  const even = typeof ids === 'string' ? ids : slots.length === 0 ? [[]] : setsOf(ids, slots.length)
  const sets = typeof even === 'string' ? even : (whyUnfit(lines, even) ?? even)
  const problem = refused ? `“${refused.text}”: ${refused.why}` : typeof sets === 'string' ? sets : null
  const steps = typeof sets === 'string' || refused ? [] : expand(lines, sets)
  const entries = read.map((line, index) => {
    if (isRefused(line)) return refusedEntry(line, `linha ${index}`)
    return entryOfTemplate(line, index, { slots, sets: typeof sets === 'string' ? [] : sets }, scene)
  })
  const off = problem ?? whyNone(lines, entries, scene)
  const phrase = typeof ids === 'string' || ids.length === 0 ? text : `${script.name} ${ids.join(', ')}`
  const title = `Executar “${script.name}”${steps.length > 0 ? `: ${counted(steps.length, 'comando', 'comandos')}` : ''}`
  return listingOf(wholeEntry(steps, { title, phrase, isNamed: true, off }), entries)
}

/** Why one of its commands is off now; what comes after a change of screen is judged on that screen. */
function whyNone(lines: readonly TemplateLine[], entries: readonly Entry[], { context }: Scene): string | null {
  const stays = lines.findIndex(({ command }) => command.to !== undefined)
  const judged = stays < 0 ? lines : lines.slice(0, stays)
  for (const [at, { command, text }] of judged.entries()) {
    const off = whyOff(command, argsOf(entries[at]), context)
    if (off !== null) return `“${text}”: ${off}`
  }
  return null
}

const argsOf = (entry: Entry | undefined) => (entry?.command ? entry.args : {})

interface Sets {
  slots: readonly number[]
  sets: readonly (readonly number[])[]
}

/** One phrase with all of its records, to be looked up. */
function entryOfTemplate(line: TemplateLine, index: number, { slots, sets }: Sets, scene: Scene): Entry {
  const { command, text } = line
  const key = `${index}`
  const title = command.title.replace(/…$/, '')
  if (line.slots.length === 0) return entryOf(command, line.args, scene, { key, phrase: text })
  const name = idArgOf(command)
  const filled = sets.map((ids) => fillArgs(line, slots, ids))
  const [first = {}] = filled
  const shown = entryOf(command, first, scene, { key, phrase: text, title, detail: text })
  const noun = command.args[name ?? '']?.noun
  const ids = [...new Set(filled.flatMap((args) => idsIn(command, args)))]
  const records = noun?.record && ids.length > 0 ? { noun, ids } : null
  // What a place stands for besides the record that is looked up is told here, and so is what no call looks up.
  const isRecordAlone = line.slots.length === 1 && idsIn(command, line.args).includes(probeOf(line.slots[0] ?? 0))
  const told = isRecordAlone
    ? records || ids.length === 0
      ? []
      : [idList(ids)]
    : filled.map((args) => entryOf(command, args, scene).chips.join(' → '))
  const more = told.length > MOST_TOLD ? [`e mais ${told.length - MOST_TOLD}`] : []
  return { ...shown, chips: [...new Set(told.slice(0, MOST_TOLD)), ...more], records }
}

/** 'fechamento para cada colado': what was copied is asked for, and looked at before anything runs. */
function pastedListing({ script }: ScriptCall, text: string, scene: Scene): Listing {
  const entry = entryOf(callScript, { nome: script.name, colado: 'colado' }, scene, {
    key: 'colado',
    title: `Ler o que foi copiado para “${script.name}”`,
    detail: '',
    phrase: text,
  })
  return {
    groups: [{ heading: 'Roteiro', entries: [{ ...entry, chips: [] }] }],
    reading: null,
    offset: 0,
    choose: true,
    note: null,
  }
}

/** Scripts whose name begins like the text: offered while it is typed. */
export function scriptEntries(text: string, scene: Scene): Entry[] {
  const wanted = fold(text.trim())
  if (wanted.length < 2) return []
  return scene.scripts
    .filter(({ name }) => fold(name).startsWith(wanted))
    .map(({ name, lines }) => ({
      ...entryOf(callScript, { nome: name }, scene, {
        key: `roteiro ${name}`,
        title: `Executar “${name}”`,
        detail: counted(lines.length, 'comando', 'comandos'),
        phrase: name,
      }),
      chips: [],
      icon: 'documento' as const,
      types: templateSlots(lines).length > 0 ? `${name} ` : name,
    }))
}
