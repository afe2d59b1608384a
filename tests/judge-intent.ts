/**
 * Judges whether the interpretation of a line is the intended one (intents/cases.fixture.ts), for ranking.test.ts and
 * others.
 */
import type { AnyCommand } from '#commands/define.ts'
import type { Intent } from '#commands/language/intents/cases.fixture.ts'
import { today } from '#commands/language/patterns.fixture.ts'
import type { Interpreter, Interpretation, InterpretationContext } from '#commands/language/interpretation.ts'
import { isForm } from '#commands/language/screens.fixture.ts'
import { at } from './registry.ts'
import { registerList, setRoute } from '#commands/screen.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { buildHref as pageAddress } from '#lib/urls/route-location.ts'
import { createScreenAt } from './lists.ts'

/** The verdict on one line. */
export interface IntentVerdict {
  isOk: boolean
  /**
   * A writing command that was offered for a line that does not ask for it, or that asks for another; null otherwise.
   */
  wrongAction: string | null
  found: string
}

/** Whether a command changes something on the platform: every command with a confirmation, and the synchronisation. */
export const isWriteAction = (command: AnyCommand): boolean =>
  (command.confirm !== undefined && command.group !== 'Console' && command.group !== 'Formulário') ||
  command.tone === 'danger' ||
  command.id === 'produto.sincronizar'

/** Brings the texts and dates of a URL into one order, shorthands written out. */
function normalizeHref(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const names: Readonly<Record<string, string>> = { min: 'valorMinimo', max: 'valorMaximo' }
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => {
    if (name === 'de') return `dataInicio=${value}T00:00`
    if (name === 'ate') return `dataFim=${value}T23:59`
    return `${names[name] ?? name}=${value}`
  })
  return `${path}?${pairs.sort().join('&')}`
}

/** The URL of the interpretation: its link, or the list's URL after it ran. */
function getHref({ command, args, missing }: Interpretation, { path, query }: Intent): string | null {
  if (missing.length > 0) return null
  const { screen, address } = createScreenAt(path, query)
  setRoute(path, screen.resource)
  const leave = screen.list ? registerList(screen.list) : () => undefined
  const context = { screen, navigate: () => undefined }
  if (command.when && command.when(context, args) !== true) return null
  if (command.to) {
    const to = command.to(args)
    leave()
    return normalizeHref(pageAddress(to))
  }
  if (command.scope !== 'list' || isWriteAction(command)) return null
  void command.run?.(args, context)
  return normalizeHref(address())
}

const ids = (text: string): number[] =>
  text.split(',').flatMap((part) => {
    const [low = 0, high = low] = part.split('-').map(Number)
    return Array.from({ length: high - low + 1 }, (_, index) => low + index)
  })

function hasArg(interpretation: Interpretation, name: string, value: string): boolean {
  if (name === 'falta') return interpretation.missing[0] === value
  if (name === 'nome')
    return normalizeText(getSearchedName(interpretation) ?? '') === normalizeText(value.replaceAll('_', ' '))
  const givenArg = interpretation.args[name]
  if (name === 'ids') return JSON.stringify(givenArg) === JSON.stringify(ids(value))
  if (name === 'periodo') {
    const [de, ate] = value.split('..')
    return JSON.stringify(givenArg) === JSON.stringify({ de: `${de}T00:00`, ate: `${ate}T23:59` })
  }
  // Beside '=' and ' ' a text is written with '_'.
  const text = name.startsWith('valor') ? value.replaceAll('_', ' ') : value
  return typeof givenArg === 'number'
    ? givenArg === Number(value)
    : normalizeText(String(givenArg)) === normalizeText(text)
}

/** The name by which records are looked up. */
const getSearchedName = (interpretation: Interpretation): string | null => {
  const [named] = interpretation.namedRecords
  if (named) return String(named.text)
  const texts = Object.values(interpretation.args).filter((value): value is string => typeof value === 'string')
  return texts[0] ?? null
}

/** Whether the command itself says why it cannot run. */
function isDisabled({ command, args }: Interpretation, { path, query }: Intent): boolean {
  const { screen } = createScreenAt(path, query)
  return typeof command.when?.({ screen, navigate: () => undefined }, args) === 'string'
}

function matchesIntent(first: Interpretation | undefined, meant: string, intent: Intent, stopped: boolean): boolean {
  if (meant === '-') return true
  if (meant === '?') return (first !== undefined && (first.problem !== null || isDisabled(first, intent))) || stopped
  if (!first || first.problem !== null) return false
  if (meant.startsWith('/')) return getHref(first, intent) === normalizeHref(meant)
  const [id, ...args] = meant.split(' ')
  if (first.command.id !== id) return false
  return args.every((arg) => {
    const [name = '', value = ''] = arg.split('=')
    return hasArg(first, name, value)
  })
}

/** The context of the line: its screen with filters, and the fixed date of all phrases. */
export function createContext({ path, query }: Intent): InterpretationContext {
  const { screen } = createScreenAt(path, query)
  return at(path, { now: today, hasForm: isForm(path), columns: screen.list?.getColumns() ?? [] })
}

/** Interprets the line as the palette does, and judges the result. */
export function judgeIntent(interpreter: Interpreter, intent: Intent): IntentVerdict {
  const interpretations = interpreter.interpret(intent.line, createContext(intent))
  const [first] = interpretations
  const stopReason =
    interpreter.getStopReason(intent.line, createContext(intent)) ??
    (first ? null : interpreter.getNoMatchReason(intent.line, createContext(intent)))
  const isStopped = stopReason !== null
  // '-' fits any line without a writing command, so a command named beside it is tried first.
  const orderedIntents = intent.meant.toSorted((a, b) => Number(a === '-') - Number(b === '-'))
  const matched = orderedIntents.find((alternative) => matchesIntent(first, alternative, intent, isStopped))
  const offered = interpretations.length > 0 ? interpretations.filter(({ problem }) => problem === null) : []
  const nearestCommands = interpretations.length === 0 ? interpreter.findNearestCommands(intent.line) : []
  const writeCommands = [...offered.map(({ command }) => command), ...nearestCommands].filter(isWriteAction)
  const runnable = offered[0] === first && first && isWriteAction(first.command) ? first.command : null
  const wrongCommand = intent.isHarmless
    ? matched !== undefined && matched !== '-' && runnable !== null
      ? null
      : (writeCommands[0]?.id ?? null)
    : matched === undefined
      ? (runnable?.id ?? null)
      : null
  const found = first
    ? `${first.command.id} ${JSON.stringify(first.args)}${first.missing.length > 0 ? ` falta ${first.missing.join()}` : ''}${first.problem === null ? '' : ` (${first.problem})`}`
    : `nothing; near: ${nearestCommands.map(({ id }) => id).join(', ')}`
  return { isOk: matched !== undefined && wrongCommand === null, wrongAction: wrongCommand, found }
}
