/**
 * What the palette lists for a text: the best interpretations first, each under its heading (ui/README §4). Pure: the
 * same text and context give the same listing.
 */
import { beginsWords, getSearchWords, matchesSearch } from '#lib/format/match-words.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { getTooLongReason } from '#commands/language/words/line-length.ts'
import { getArgEntries, resolveArgs } from '#commands/command-args.ts'
import { summarizeRow } from '#commands/resource.ts'
import { type CommandEntry, type PaletteEntry, createEntry } from './entry.ts'
import { createFieldLines, FIELDS_HEADING } from './field-entries.ts'
import { createScriptEntries, createScriptListing } from './script-listing.ts'
import { createInitialListing, createPrefixListing } from './initial-listing.ts'
import {
  type IndexedRow,
  type PaletteListing,
  type PaletteContext,
  groupByHeading,
  getHeading,
  findMatchingRows,
  getInterpretationContext,
} from './palette-listing.ts'
import { createHitEntry } from '#commands/palette/hits/hit-entry.ts'
import { getLineSearch } from '#commands/palette/hits/hit-search.ts'
import { createLongTextListing, createListSearchEntries } from './long-text.ts'
import { createNumberListing, createRecordListing, NUMBER_LIST, SINGLE_NUMBER } from './number-listing.ts'
import { createSameRecordEntries } from './record-openers.ts'
import {
  createOtherListEntries,
  createScanEntries,
  INSTEAD_HEADING,
  createViewOptionEntries,
  createPartialViewEntries,
  WHICH_FILTER_HEADING,
  WITHOUT_FILTER_HEADING,
} from './partial-views.ts'

/** How many rows of the screen are offered by name. */
const MAX_ROW_ENTRIES = 20
const OTHERS_HEADING = 'Outras leituras'

const toPair = (heading: string, entry: PaletteEntry): readonly [heading: string, entry: PaletteEntry] => [
  heading,
  entry,
]

/** A typed line, and what the language understands of it. */
interface InterpretedLine {
  line: string
  /** The prefix, which narrows what is listed; '' for none. */
  only: '' | '>' | '?'
  /** Where the line begins in the text. */
  textOffset: number
  interpretations: readonly Interpretation[]
}

/** Lists the interpretations of a text; `rowIndex` has the rows of the screen. */
export function createTextListing(
  text: string,
  context: PaletteContext,
  rowIndex: readonly IndexedRow[],
): PaletteListing {
  const prefix = /^\s*[>?]\s*/.exec(text)?.[0] ?? ''
  const only = prefix.trim() as '' | '>' | '?'
  const typed = text.slice(prefix.length)
  const line = cleanText(typed).text
  if (line.trim() === '') return only === '' ? createInitialListing(context) : createPrefixListing(only, context)
  const script = only === '' ? createScriptListing(line, context) : null
  if (script) return script
  const longTextReason = getTooLongReason(line)
  if (longTextReason !== null) return createLongTextListing(line, longTextReason, [], context)
  const interpretations = context.interpreter
    .interpret(typed, getInterpretationContext(context))
    .filter(({ command }) => !command.hidden && (only !== '>' || command.group !== 'Ir para'))
  // 'ir' alone also begins the phrase 'ir para registro'; only an id makes it a request for records.
  const record = interpretations.find(({ command, args }) => command.opensAnyRecord && args['id'] !== undefined)
  // On /cashbacks 'ver 7' says which resource is meant (commands/README §4 rule 1); a bare number never does.
  if (record && (interpretations[0]?.tier !== 'exact' || interpretations[0] === record || SINGLE_NUMBER.test(line)))
    return { ...createRecordListing(record, context, line.trim().startsWith('#')), textOffset: prefix.length }
  if (NUMBER_LIST.test(line)) return createNumberListing(line, context)
  return createCommandListing({ line, only, textOffset: prefix.length, interpretations }, context, rowIndex)
}

/** Lists the commands that a line means, and the fields, scripts, stored names and rows that it begins. */
function createCommandListing(
  { line, only, textOffset, interpretations }: InterpretedLine,
  context: PaletteContext,
  rowIndex: readonly IndexedRow[],
): PaletteListing {
  const expanded = interpretations.map(expandPartialNames)
  const entries = expanded
    .flat()
    .flatMap(([interpretation, key]): { entry: CommandEntry; interpretation: Interpretation }[] => {
      const entry = createInterpretationEntry(interpretation, context, key)
      return entry ? [{ entry, interpretation }] : []
    })
  const stopReason = context.interpreter.getStopReason(line, getInterpretationContext(context))
  if (stopReason !== null) return createStoppedListing(stopReason, entries, textOffset)
  const best = entries[0]?.interpretation
  const rows = only === '' ? createRowEntries(line, context, rowIndex) : []
  const scripts = only === '' ? createScriptEntries(line, context) : []
  const savedNames = only === '' ? createSavedNameEntries(line, context) : []
  const { fields, comeFirst } = createFieldLines(line, best, context)
  if ([entries, fields, rows, scripts, savedNames].every(({ length }) => length === 0))
    return createNoMatchListing(line, context, textOffset, only === '')
  const isNamed = savedNames.some(({ title }) => normalizeText(title) === normalizeText(line.trim()))
  const isExact = best?.tier === 'exact'
  const isExactWithArgs = isExact && Object.keys(best.args).length > 0
  // If the exactly typed command is disabled, nothing else is highlighted: 'desfazer' with nothing to undo does not
  // mean 'desfazer colunas', and 'habilitar cashback 12', which is active, opens nothing. Exception: if the audits' own
  // 'exportar csv' is disabled, it means the list's.
  const usable = entries.find(({ entry }) => entry.disabledReason === null)
  const isOnlyPartMatchEnabled =
    isExact && (isExactWithArgs || best.command.replaysHistory) && usable?.interpretation.tier !== 'exact'
  const [bestPair, ...otherPairs] = entries.map(({ entry }, index) =>
    toPair(index > 0 && (isExactWithArgs || fields.length > 0) ? OTHERS_HEADING : getHeading(entry.command), entry),
  )
  const bestPairs = bestPair ? [bestPair] : []
  const fieldPairs = fields.map((entry) => toPair(FIELDS_HEADING, entry))
  const sameRecord = isExactWithArgs ? createSameRecordEntries(best, entries, context) : []
  const pairs = [
    ...(comeFirst ? [...fieldPairs, ...bestPairs] : [...bestPairs, ...fieldPairs]),
    ...otherPairs,
    ...sameRecord.map((entry) => toPair(OTHERS_HEADING, entry)),
    ...(hasInvalidValue(best) ? createAlternatives(interpretations, context) : []),
  ]
  const scriptPairs = scripts.map((entry) => toPair('Roteiros', entry))
  const savedNamePairs = savedNames.map((entry) => toPair(getHeading(entry.command), entry))
  return {
    groups: groupByHeading([
      ...(isNamed ? savedNamePairs : []),
      ...(isExact ? [...pairs, ...scriptPairs] : [...scriptPairs, ...pairs]),
      ...(isNamed ? [] : savedNamePairs),
      ...rows.map((entry) => toPair('Registros nesta página', entry)),
    ]),
    // The other meanings of the text are not looked up.
    interpretation: isNamed ? null : (best ?? null),
    textOffset,
    highlightsFirst:
      isNamed ||
      (!isAmbiguousWithAction(interpretations) &&
        !hasInvalidValue(best) &&
        !expanded[0]?.[1] &&
        !isOnlyPartMatchEnabled),
    note: null,
    ...(only === '' && getLineSearch(line, best, (entries[0]?.entry.disabledReason ?? null) !== null, context)),
  }
}

/** What the palette offers, by heading, in place of a view that its list cannot show. */
function createAlternatives(
  interpretations: readonly Interpretation[],
  context: PaletteContext,
): (readonly [heading: string, entry: PaletteEntry])[] {
  const alternatives: (readonly [heading: string, entries: readonly PaletteEntry[]])[] = [
    [WHICH_FILTER_HEADING, createViewOptionEntries(interpretations, context)],
    [INSTEAD_HEADING, createOtherListEntries(interpretations, context)],
    [INSTEAD_HEADING, createScanEntries(interpretations, context)],
    [WITHOUT_FILTER_HEADING, createPartialViewEntries(interpretations, context)],
  ]
  return alternatives.flatMap(([heading, entries]) => entries.map((entry) => [heading, entry] as const))
}

/** 'abrir visão fech': a part of a stored name is not a name itself; each name that contains it is offered. */
function expandPartialNames(interpretation: Interpretation): (readonly [Interpretation, key?: string])[] {
  for (const [name, { getSuggestions }] of getArgEntries(interpretation.command)) {
    // 'visões' offers all of them.
    const typedName =
      interpretation.args[name] ?? (interpretation.command.byName && interpretation.tier === 'exact' ? '' : undefined)
    if (!getSuggestions || typeof typedName !== 'string') continue
    const names = getSuggestions().filter((suggestion) => matchesSearch(suggestion, typedName))
    if (names.length > 0 && !names.some((each) => normalizeText(each) === normalizeText(typedName)))
      return names.map((each) => [{ ...interpretation, args: { ...interpretation.args, [name]: each } }, each])
  }
  return [[interpretation]]
}

/**
 * True if a line means a command that changes something as well as a harmless one ('pedido 501'): both are listed, and
 * Enter runs neither until one is chosen (commands/README §4 rule 4).
 */
function isAmbiguousWithAction(interpretations: readonly Interpretation[]): boolean {
  const tied = interpretations.filter(({ isAmbiguous }) => isAmbiguous)
  return tied.some(({ command }) => command.confirm) && tied.some(({ command }) => !command.confirm)
}

/** True if the line says exactly one thing with an invalid value: Enter must not run another interpretation instead. */
const hasInvalidValue = (best: Interpretation | undefined): boolean => best?.tier === 'exact' && best.problem !== null

function createInterpretationEntry(
  interpretation: Interpretation,
  context: PaletteContext,
  key = '',
): CommandEntry | null {
  const { args, missing } = resolveArgs(
    interpretation.command,
    interpretation.args,
    context.rows,
    context.commandContext.screen,
  )
  const disabledReason =
    interpretation.problem ?? getDisabledReason(interpretation.command, args, context.commandContext)
  // A disabled command is shown if the line says exactly that, and hidden otherwise (commands/README §4 rule 9).
  if (disabledReason !== null && interpretation.problem === null && interpretation.tier !== 'exact') return null
  return createEntry(interpretation.command, args, context, {
    disabledReason,
    missing,
    correction:
      [
        interpretation.correction ? `Você quis dizer: ${interpretation.correction}` : null,
        interpretation.ignoredText ? `Fica de fora: “${interpretation.ignoredText}”` : null,
      ]
        .filter(Boolean)
        .join(' · ') || null,
    key,
    ...(args === interpretation.args && key === '' ? { phrase: interpretation.phrase } : {}),
  })
}

/**
 * The commands that a stored name stands for: one entry for each name with a word that begins with the text, the exact
 * name first.
 */
function createSavedNameEntries(line: string, context: PaletteContext): CommandEntry[] {
  const typedName = normalizeText(line.trim())
  if (typedName.length < 2) return []
  const words = getSearchWords(line)
  const rank = (name: string) => (normalizeText(name) === typedName ? 0 : 1)
  return context.registry.commands
    .filter(({ byName }) => byName)
    .flatMap((command) =>
      getArgEntries(command).flatMap(([arg, { getSuggestions }]) =>
        (getSuggestions?.() ?? [])
          .filter((name) => beginsWords(name, words))
          .toSorted((one, other) => rank(one) - rank(other))
          .map((name) => ({
            ...createEntry(command, { [arg]: name }, context, {
              key: `nome ${name}`,
              title: name,
              detail: command.title,
            }),
            chips: [],
          })),
      ),
    )
}

/** The records of this page whose name begins with the text, each with the command that opens it. */
function createRowEntries(line: string, context: PaletteContext, rowIndex: readonly IndexedRow[]): PaletteEntry[] {
  const resource = context.commandContext.screen.list?.resource
  if (!resource) return []
  const words = getSearchWords(line)
  return findMatchingRows(rowIndex, line, MAX_ROW_ENTRIES)
    .map((row) => createHitEntry(resource, summarizeRow(resource, row), words, context))
    .filter((entry) => entry !== null)
}

/**
 * A line that negates a command, or asks about one: nothing is highlighted, and only harmless commands are listed
 * (commands/language/README §5).
 */
function createStoppedListing(
  stopReason: string,
  entries: readonly { entry: PaletteEntry }[],
  offset: number,
): PaletteListing {
  const pairs = entries.map(({ entry }) => ['O que não muda nada', entry] as const)
  return {
    groups: groupByHeading(pairs),
    interpretation: null,
    textOffset: offset,
    highlightsFirst: false,
    note: stopReason,
  }
}

function createNoMatchListing(
  line: string,
  context: PaletteContext,
  offset: number,
  mayNameRecord: boolean,
): PaletteListing {
  const nearest = context.interpreter
    .findNearestCommands(line)
    .filter((command) => getDisabledReason(command, {}, context.commandContext) === null)
  const noMatchReason = context.interpreter.getNoMatchReason(line, getInterpretationContext(context))
  const pairs = [
    ...nearest.map((command) => ['Mais próximos', createEntry(command, {}, context)] as const),
    ...(noMatchReason === null ? createListSearchEntries(line, context) : []).map(
      (entry) => ['Nesta lista', entry] as const,
    ),
  ]
  const offered = pairs.length > 0 ? [] : context.registry.commands.filter((command) => command.isOfferedWithoutMatch)
  return {
    groups: groupByHeading([
      ...pairs,
      ...offered.map((command) => [getHeading(command), createEntry(command, {}, context)] as const),
    ]),
    interpretation: null,
    textOffset: offset,
    highlightsFirst: false,
    note: noMatchReason ?? `Nenhum comando para “${line.trim()}”`,
    ...(mayNameRecord && noMatchReason === null && getLineSearch(line, undefined, false, context)),
  }
}
