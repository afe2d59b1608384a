/**
 * Several commands as one action: typed one after the other, separated by ';', or saved as a script and called by its
 * name. One preview, one confirmation, one report, one undo (commands/scripts/README §3).
 */
import { formatCount } from '#lib/format/format-count.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { formatInteger } from '#lib/format/money.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import { formatIdList, MAX_IDS } from '#commands/language/words/id-list.ts'
import { MAX_WORDS, getTooLongReason, countWords } from '#commands/language/words/line-length.ts'
import { splitScript } from '#commands/language/split-script.ts'
import { type ScriptCall, parseScriptCall, splitIntoSets } from '#commands/scripts/script-call.ts'
import { callScript } from '#commands/scripts/commands.ts'
import { LINE_REFUSALS } from '#commands/scripts/line-refusals.ts'
import {
  expandTemplate,
  fillArgs,
  isRefused,
  getProbe,
  parseTemplateLine,
  type RefusedLine,
  acceptsRecordsOf,
  getSlots,
  createStepsOfLines,
  type TemplateLine,
  getSetError,
} from '#commands/scripts/template.ts'
import type { Script, Step } from '#commands/execution/script.ts'
import { findIdArg, getIds } from '#commands/command-args.ts'
import { type CommandEntry, type PaletteEntry, createEntry, type ScriptEntry } from './entry.ts'
import {
  type EntryGroup,
  type PaletteListing,
  type PaletteContext,
  getInterpretationContext,
} from './palette-listing.ts'
import { isRecordId, NO_ID_REASON } from '#lib/format/record-id.ts'
import { createLongTextListing } from './long-text.ts'

const TOO_MANY = `No máximo ${formatInteger(MAX_IDS)} comandos por vez`

/** How many sets are listed for a phrase with two slots. */
const MAX_LISTED_SETS = 8

interface WholeScript {
  title: string
  phrase: string
  isNamed?: true
  disabledReason: string | null
}

/** The single entry that runs all steps. */
function createWholeEntry(
  steps: readonly Step[],
  { title, phrase, isNamed, disabledReason }: WholeScript,
): ScriptEntry {
  const script = { steps, phrase, ...(isNamed && { isNamed }) }
  return createLineEntry('roteiro', title, script, {
    phrase,
    disabledReason: disabledReason ?? (steps.length > MAX_IDS ? TOO_MANY : null),
  })
}

/** The entry of a whole script, or of a line of it that was not understood. */
function createLineEntry(
  key: string,
  title: string,
  script: Script | null,
  { phrase, disabledReason }: Pick<CommandEntry, 'phrase' | 'disabledReason'>,
): ScriptEntry {
  const icon = script ? 'documento' : 'alerta'
  const none = {
    isDangerous: false,
    chips: [],
    detail: '',
    keys: null,
    correction: null,
    missing: [],
    affectedRecords: null,
  }
  return { ...none, command: null, script, key, title, icon, phrase, disabledReason }
}

const createRefusedEntry = ({ text, reason }: RefusedLine, key = 'linha') =>
  createLineEntry(key, text, null, { phrase: text, disabledReason: reason })

function createScriptResultListing(scriptEntry: PaletteEntry, entries: readonly PaletteEntry[]): PaletteListing {
  const groups: EntryGroup[] = [{ heading: 'Roteiro', entries: [scriptEntry] }]
  if (entries.length > 0) groups.push({ heading: 'Comandos, nesta ordem', entries })
  // If a line cannot run, Enter runs nothing, and certainly not the other lines one by one.
  return {
    groups,
    interpretation: null,
    textOffset: 0,
    highlightsFirst: scriptEntry.disabledReason === null,
    note: null,
  }
}

/** The listing for a line with several commands; null for a line with one command. */
export function createScriptListing(text: string, context: PaletteContext): PaletteListing | null {
  const call = parseScriptCall(text, context.scripts)
  if (call) return createCallListing(call, text.trim(), context)
  const parts = splitScript(text)
  const lines = parts.length === 1 ? context.interpreter.splitRequests(text, getInterpretationContext(context)) : parts
  if (lines.length < 2) return null
  const title = `Executar ${lines.length} comandos`
  // Text pasted by mistake may have any number of lines; then none of them is interpreted.
  if (lines.length > MAX_IDS)
    return createScriptResultListing(createWholeEntry([], { title, phrase: text.trim(), disabledReason: TOO_MANY }), [])
  const entries: PaletteEntry[] = []
  let unreadWordCount = 0
  for (const [index, line] of lines.entries()) {
    const entry = getLineEntry(line, context)
    entries.push({ ...entry, key: `${entry.key} ${index}` })
    if (entry.command === null) unreadWordCount += countWords(line)
    // No line of an e-mail is a command: once that is clear, the rest is not interpreted.
    if (unreadWordCount <= MAX_WORDS) continue
    const disabledReason = `“${entry.phrase}”: ${entry.disabledReason}`
    const script = createScriptResultListing(createWholeEntry([], { title, phrase: text.trim(), disabledReason }), [])
    return createLongTextListing(text, getTooLongReason(text) ?? '', script.groups, context)
  }
  const invalidEntry = entries.find((entry) => entry.disabledReason !== null)
  const steps = createStepsOfLines(entries.filter((entry) => entry.command !== null))
  const disabledReason = invalidEntry ? `“${invalidEntry.phrase}”: ${invalidEntry.disabledReason}` : null
  return createScriptResultListing(createWholeEntry(steps, { title, phrase: text.trim(), disabledReason }), entries)
}

const entriesByLine = new WeakMap<PaletteContext, Map<string, PaletteEntry>>()

/** The entry of one line of a script, cached while the palette is open: a key press changes only one of the lines. */
function getLineEntry(line: string, context: PaletteContext): PaletteEntry {
  let lines = entriesByLine.get(context)
  if (!lines) entriesByLine.set(context, (lines = new Map()))
  let entry = lines.get(line)
  if (!entry) lines.set(line, (entry = interpretLine(line, context)))
  return entry
}

function interpretLine(line: string, context: PaletteContext): PaletteEntry {
  const stopReason = context.interpreter.getStopReason(line, getInterpretationContext(context))
  if (stopReason !== null) return createRefusedEntry({ text: line, reason: stopReason })
  const interpretations = context.interpreter
    .interpret(line, getInterpretationContext(context))
    .filter(({ command }) => !command.hidden)
  const [interpretation] = interpretations
  if (!interpretation) return createRefusedEntry({ text: line, reason: LINE_REFUSALS.notUnderstood })
  const { command, args } = interpretation
  const entry = createEntry(command, args, context, { phrase: interpretation.phrase })
  const disabledReason =
    interpretation.problem ??
    // If no interpretation changes anything, the first is used, as for a line of its own.
    (interpretations.some(({ isAmbiguous, command: { confirm } }) => isAmbiguous && confirm)
      ? 'tem mais de uma leitura'
      : null) ??
    (interpretation.namedRecords.length > 0 ? LINE_REFUSALS.namesRecord : null) ??
    (entry.missing.length > 0 ? LINE_REFUSALS.lacksArgument : null) ??
    getDisabledReason(command, args, context.commandContext)
  return { ...entry, disabledReason }
}

/**
 * The ids that a called script runs on, or the sentence that says why they are not known. Rows of another resource's
 * list do not count.
 */
function resolveCallIds(
  { script, target }: ScriptCall,
  lines: readonly TemplateLine[],
  { rows, commandContext }: PaletteContext,
): readonly number[] | string {
  if (target.kind === 'ids') return target.ids
  if (target.kind === 'problem') return target.reason
  const { list } = commandContext.screen
  const hasMatchingRows = list !== null && !list.hasSubRecords && acceptsRecordsOf(lines, list.resource)
  if (hasMatchingRows && rows.length > 0)
    return rows.every(({ id }) => isRecordId(id)) ? rows.map(({ id }) => id) : NO_ID_REASON
  return target.kind === 'rows' && rows.length === 0
    ? 'Nenhuma linha selecionada'
    : `Diga os ids: ${script.name} 12, 15 · ${script.name} para cada colado`
}

/** 'fechamento 12, 15': the script's phrases with these ids. */
function createCallListing(call: ScriptCall, text: string, context: PaletteContext): PaletteListing {
  const { script, target } = call
  const slots = getSlots(script.lines)
  if (target.kind === 'pasted' && slots.length > 0) return createPastedListing(call, text, context)
  const templateLines = script.lines.map((line) => parseTemplateLine(line, context.interpreter, context.now))
  const lines = templateLines.filter((line): line is TemplateLine => !isRefused(line))
  const refused = templateLines.find(isRefused)
  const ids =
    slots.length === 0
      ? target.kind === 'none'
        ? []
        : 'Este roteiro não pede ids'
      : resolveCallIds(call, lines, context)
  const idSets = typeof ids === 'string' ? ids : slots.length === 0 ? [[]] : splitIntoSets(ids, slots.length)
  const sets = typeof idSets === 'string' ? idSets : (getSetError(lines, idSets) ?? idSets)
  const problem = refused ? `“${refused.text}”: ${refused.reason}` : typeof sets === 'string' ? sets : null
  const steps = typeof sets === 'string' || refused ? [] : expandTemplate(lines, sets)
  const entries = templateLines.map((line, index) => {
    if (isRefused(line)) return createRefusedEntry(line, `linha ${index}`)
    return createTemplateEntry(line, index, { slots, sets: typeof sets === 'string' ? [] : sets }, context)
  })
  const disabledReason = problem ?? getUnavailableReason(lines, entries, context)
  const phrase = typeof ids === 'string' || ids.length === 0 ? text : `${script.name} ${ids.join(', ')}`
  const title = `Executar “${script.name}”${steps.length > 0 ? `: ${formatCount(steps.length, 'comando', 'comandos')}` : ''}`
  return createScriptResultListing(createWholeEntry(steps, { title, phrase, isNamed: true, disabledReason }), entries)
}

/** Why one of the commands is disabled now; a command after a navigation is checked on its own screen. */
function getUnavailableReason(
  lines: readonly TemplateLine[],
  entries: readonly PaletteEntry[],
  { commandContext }: PaletteContext,
): string | null {
  const navigationIndex = lines.findIndex(({ command }) => command.to !== undefined)
  const checkedLines = navigationIndex < 0 ? lines : lines.slice(0, navigationIndex)
  for (const [index, { command, text }] of checkedLines.entries()) {
    const disabledReason = getDisabledReason(command, getEntryArgs(entries[index]), commandContext)
    if (disabledReason !== null) return `“${text}”: ${disabledReason}`
  }
  return null
}

const getEntryArgs = (entry: PaletteEntry | undefined) => (entry?.command ? entry.args : {})

interface ArgumentSets {
  slots: readonly number[]
  sets: readonly (readonly number[])[]
}

/** One phrase with all of its records, to be looked up. */
function createTemplateEntry(
  line: TemplateLine,
  index: number,
  { slots, sets }: ArgumentSets,
  context: PaletteContext,
): PaletteEntry {
  const { command, text } = line
  const key = `${index}`
  const title = command.title.replace(/…$/, '')
  if (line.slots.length === 0) return createEntry(command, line.args, context, { key, phrase: text })
  const name = findIdArg(command)
  const filled = sets.map((ids) => fillArgs(line, slots, ids))
  const [first = {}] = filled
  const baseEntry = createEntry(command, first, context, { key, phrase: text, title, detail: text })
  const resource = command.args[name ?? '']?.resource
  const ids = [...new Set(filled.flatMap((args) => getIds(command, args)))]
  const records = resource?.record && ids.length > 0 ? { resource, ids } : null
  // The chips show the values of slots other than the record that is looked up, and records that no endpoint reads.
  const isRecordAlone = line.slots.length === 1 && getIds(command, line.args).includes(getProbe(line.slots[0] ?? 0))
  const chips = isRecordAlone
    ? records || ids.length === 0
      ? []
      : [formatIdList(ids)]
    : filled.map((args) => createEntry(command, args, context).chips.join(' → '))
  const more = chips.length > MAX_LISTED_SETS ? [`e mais ${chips.length - MAX_LISTED_SETS}`] : []
  return { ...baseEntry, chips: [...new Set(chips.slice(0, MAX_LISTED_SETS)), ...more], affectedRecords: records }
}

/** 'fechamento para cada colado': asks for the copied text, and shows it before anything runs. */
function createPastedListing({ script }: ScriptCall, text: string, context: PaletteContext): PaletteListing {
  const entry = createEntry(callScript, { nome: script.name, colado: 'colado' }, context, {
    key: 'colado',
    title: `Ler o que foi copiado para “${script.name}”`,
    detail: '',
    phrase: text,
  })
  return {
    groups: [{ heading: 'Roteiro', entries: [{ ...entry, chips: [] }] }],
    interpretation: null,
    textOffset: 0,
    highlightsFirst: true,
    note: null,
  }
}

/** Scripts whose name begins with the text, offered while it is typed. */
export function createScriptEntries(text: string, context: PaletteContext): PaletteEntry[] {
  const typedName = normalizeText(text.trim())
  if (typedName.length < 2) return []
  return context.scripts
    .filter(({ name }) => normalizeText(name).startsWith(typedName))
    .map(({ name, lines }) => ({
      ...createEntry(callScript, { nome: name }, context, {
        key: `roteiro ${name}`,
        title: `Executar “${name}”`,
        detail: formatCount(lines.length, 'comando', 'comandos'),
        phrase: name,
      }),
      chips: [],
      icon: 'documento' as const,
      replacementLine: getSlots(lines).length > 0 ? `${name} ` : name,
    }))
}
