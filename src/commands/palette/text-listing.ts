/**
 * What the palette lists for a text: the best interpretations first, each under its heading (ui/README §4). Pure: the
 * same text and context give the same listing.
 */
import { ids } from '#commands/args.ts'
import { beginsWords, getSearchWords, matchesSearch } from '#lib/format/match-words.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { getTooLongReason } from '#commands/language/words/line-length.ts'
import { getArgEntries, resolveArgs, acceptsMultiple } from '#commands/command-args.ts'
import { summarizeRow } from '#commands/resource.ts'
import { type CommandEntry, type PaletteEntry, createEntry } from './entry.ts'
import { createFieldLines, FIELDS_HEADING } from './field-entries.ts'
import { createScriptEntries, createScriptListing } from './script-listing.ts'
import { createInitialListing, createPrefixListing } from './initial-listing.ts'
import {
  type EntryGroup,
  type IndexedRow,
  type PaletteListing,
  type PaletteContext,
  groupByHeading,
  getHeading,
  findMatchingRows,
  getInterpretationContext,
} from './palette-listing.ts'
import { createHitEntry } from '#commands/palette/hits/hit-entry.ts'
import { getLineSearch, parseHitSearch } from '#commands/palette/hits/hit-search.ts'
import { createLongTextListing, createListSearchEntries } from './long-text.ts'
import { createSameRecordEntries, opensRecord, findOwnIdArg } from './record-openers.ts'
import {
  createOtherListEntries,
  createScanEntries,
  INSTEAD_HEADING,
  createViewOptionEntries,
  createPartialViewEntries,
  WHICH_FILTER_HEADING,
  WITHOUT_FILTER_HEADING,
} from './partial-views.ts'

/** '12' or '#12' and nothing else. */
const SINGLE_NUMBER = /^[\s#]*\d+\s*$/
/** '12, 15-18' and nothing else. */
const NUMBER_LIST = /^[\s#]*\d+(?:(?:\s*(?:[,;-]|\.\.|\s(?:a|e|até)\s)\s*|\s+)#?\d+)+[\s,;]*$/i
/** How many rows of the screen are offered by name. */
const MAX_ROW_ENTRIES = 20

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

  const expanded = interpretations.map(expandPartialNames)
  const entries = expanded
    .flat()
    .flatMap(([interpretation, key]): { entry: CommandEntry; reading: Interpretation }[] => {
      const entry = createInterpretationEntry(interpretation, context, key)
      return entry ? [{ entry, reading: interpretation }] : []
    })
  const stopReason = context.interpreter.getStopReason(line, getInterpretationContext(context))
  const rows = only === '' && stopReason === null ? createRowEntries(line, context, rowIndex) : []
  const scripts = only === '' && stopReason === null ? createScriptEntries(line, context) : []
  const savedNameEntries = only === '' && stopReason === null ? createSavedNameEntries(line, context) : []
  const isNamed = savedNameEntries.some(({ title }) => normalizeText(title) === normalizeText(line.trim()))
  const [best] = entries
  const usable = entries.find(({ entry }) => entry.disabledReason === null)
  // If the exactly typed command is disabled, nothing else is highlighted: 'desfazer' with nothing to undo does not
  // mean 'desfazer colunas', and 'habilitar cashback 12', which is active, opens nothing. Exception: if the audits' own
  // 'exportar csv' is disabled, it means the list's.
  if (stopReason !== null) return createStoppedListing(stopReason, entries, prefix.length)
  const { fields, comeFirst } = createFieldLines(line, best?.reading, context)
  if ([entries, fields, rows, scripts, savedNameEntries].every(({ length }) => length === 0))
    return createNoMatchListing(line, context, prefix.length, only === '')
  const isExactWithArgs = best && Object.keys(best.reading.args).length > 0 && best.reading.tier === 'exact'
  const isOnlyPartMatchEnabled =
    (isExactWithArgs || (best?.reading.command.replaysHistory && best.reading.tier === 'exact')) &&
    usable?.reading.tier !== 'exact'
  const others = best && isExactWithArgs ? createSameRecordEntries(best.reading, entries, context) : []
  const [bestPair, ...otherPairs] = entries.map(
    ({ entry }, index) =>
      [
        index > 0 && (isExactWithArgs || fields.length > 0) ? 'Outras leituras' : getHeading(entry.command),
        entry,
      ] as const,
  )
  const bestPairs = bestPair ? [bestPair] : []
  const fieldPairs = fields.map((entry) => [FIELDS_HEADING, entry] as const)
  const pairs: (readonly [heading: string, entry: PaletteEntry])[] = [
    ...(comeFirst ? [...fieldPairs, ...bestPairs] : [...bestPairs, ...fieldPairs]),
    ...otherPairs,
    ...others.map((entry) => ['Outras leituras', entry] as const),
  ]
  if (hasInvalidValue(best?.reading)) pairs.push(...createAlternatives(interpretations, context))
  const scriptPairs = scripts.map((entry) => ['Roteiros', entry] as const)
  const savedNamePairs = savedNameEntries.map((entry) => [getHeading(entry.command), entry] as const)
  const groups: EntryGroup[] = groupByHeading([
    ...(isNamed ? savedNamePairs : []),
    ...(best?.reading.tier === 'exact' ? [...pairs, ...scriptPairs] : [...scriptPairs, ...pairs]),
    ...(isNamed ? [] : savedNamePairs),
    ...rows.map((entry) => ['Registros nesta página', entry] as const),
  ])
  return {
    groups,
    // The other meanings of the text are not looked up.
    interpretation: isNamed ? null : (best?.reading ?? null),
    textOffset: prefix.length,
    highlightsFirst:
      isNamed ||
      (!isAmbiguousWithAction(interpretations) &&
        !hasInvalidValue(best?.reading) &&
        !expanded[0]?.[1] &&
        !isOnlyPartMatchEnabled),
    note: null,
    ...(only === '' &&
      getLineSearch(line, best?.reading, best !== undefined && best.entry.disabledReason !== null, context)),
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

/** '#12': every record with this id that can be opened; the operator chooses (commands/README §4 rule 4). */
function createRecordListing(
  interpretation: Interpretation,
  context: PaletteContext,
  hasSign: boolean,
): PaletteListing {
  const id = Number(interpretation.args['id'])
  const { resource } = context.commandContext.screen
  const openers = context.registry.commands.filter(opensRecord)
  openers.sort((a, b) => Number(b.resource === resource) - Number(a.resource === resource))
  const pairs = openers.map(
    (command) => ['Abrir registro', createEntry(command, { [findOwnIdArg(command) ?? 'id']: id }, context)] as const,
  )
  // '#12' means the screen's own resource; a bare number says less.
  const isIntended = hasSign && openers[0]?.resource === resource
  return { groups: groupByHeading(pairs), interpretation, textOffset: 0, highlightsFirst: isIntended, note: null }
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

/** '12, 15, 18' alone, typed or pasted from a column: the commands that accept several records. */
function createNumberListing(line: string, context: PaletteContext): PaletteListing {
  const { resource } = context.commandContext.screen
  const parsed = context.interpreter.interpretArgs(
    [['ids', ids(null)]],
    line.replaceAll(';', ','),
    getInterpretationContext(context),
  )
  const commands = context.registry.commands.filter((command) => !command.hidden && acceptsMultiple(command))
  commands.sort((a, b) => Number(b.resource === resource) - Number(a.resource === resource))
  const pairs = commands.flatMap((command) => {
    const name = getArgEntries(command).find(([, arg]) => arg.kind === 'ids')?.[0]
    if (!parsed || name === undefined) return []
    const args = 'ids' in parsed.args ? { [name]: parsed.args['ids'] } : {}
    return [[getHeading(command), createEntry(command, args, context, { disabledReason: parsed.problem })] as const]
  })
  const note = pairs.length === 0 ? `Nada a fazer com “${line.trim()}”` : null
  const listing = { interpretation: null, textOffset: 0, highlightsFirst: false, note }
  const search = parseHitSearch(line, context)
  if (!search) return { ...listing, groups: groupByHeading(pairs) }
  // '219,00' is an amount: no command takes '00' as an id.
  const isNoId = typeof parsed?.problem === 'string'
  return { ...listing, groups: isNoId ? [] : groupByHeading(pairs), search, hitsComeFirst: isNoId }
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
