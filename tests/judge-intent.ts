/** Whether the language makes of a line what was meant by it (intents/cases.fixture.ts). */
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

/** What became of one line. */
export interface IntentVerdict {
  isOk: boolean
  /**
   * What destroys, releases or changes was offered for a line that does not ask for it, or another than it asks for.
   */
  wrongAction: string | null
  found: string
}

/** What changes something on the platform: everything that asks first, and the synchronisation. */
export const isWriteAction = (command: AnyCommand): boolean =>
  (command.confirm !== undefined && command.group !== 'Console' && command.group !== 'Formulário') ||
  command.tone === 'danger' ||
  command.id === 'produto.sincronizar'

/** Text and moments of an address in one order, shorthands written out. */
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

/** Where the reading leads: its link, or the list's address after it ran. */
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
  const given = interpretation.args[name]
  if (name === 'ids') return JSON.stringify(given) === JSON.stringify(ids(value))
  if (name === 'periodo') {
    const [de, ate] = value.split('..')
    return JSON.stringify(given) === JSON.stringify({ de: `${de}T00:00`, ate: `${ate}T23:59` })
  }
  return typeof given === 'number' ? given === Number(value) : normalizeText(String(given)) === normalizeText(value)
}

/** The name under which records are looked for. */
const getSearchedName = (interpretation: Interpretation): string | null => {
  const [named] = interpretation.namedRecords
  if (named) return String(named.text)
  const texts = Object.values(interpretation.args).filter((value): value is string => typeof value === 'string')
  return texts[0] ?? null
}

/** The command says itself why it cannot be run so. */
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

/** What the line is read by: the screen that it is typed on, with its filters, and the day of all phrases. */
export function createContext({ path, query }: Intent): InterpretationContext {
  const { screen } = createScreenAt(path, query)
  return at(path, { now: today, hasForm: isForm(path), columns: screen.list?.getColumns() ?? [] })
}

/** Reads the line as the palette does and says what is wrong with it. */
export function judgeIntent(interpreter: Interpreter, intent: Intent): IntentVerdict {
  const interpretations = interpreter.interpret(intent.line, createContext(intent))
  const [first] = interpretations
  const why =
    interpreter.getStopReason(intent.line) ??
    (first ? null : interpreter.getNoMatchReason(intent.line, createContext(intent)))
  const isStopped = why !== null
  // '-' is what any line without an act is: an act that is named beside it goes before.
  const wanted = intent.meant.toSorted((a, b) => Number(a === '-') - Number(b === '-'))
  const meant = wanted.find((each) => matchesIntent(first, each, intent, isStopped))
  const offered = interpretations.length > 0 ? interpretations.filter(({ problem }) => problem === null) : []
  const near = interpretations.length === 0 ? interpreter.findNearestCommands(intent.line) : []
  const acts = [...offered.map(({ command }) => command), ...near].filter(isWriteAction)
  const ran = offered[0] === first && first && isWriteAction(first.command) ? first.command : null
  const wrongAct = intent.isHarmless
    ? meant !== undefined && meant !== '-' && ran !== null
      ? null
      : (acts[0]?.id ?? null)
    : meant === undefined
      ? (ran?.id ?? null)
      : null
  const found = first
    ? `${first.command.id} ${JSON.stringify(first.args)}${first.missing.length > 0 ? ` falta ${first.missing.join()}` : ''}${first.problem === null ? '' : ` (${first.problem})`}`
    : `nothing; near: ${near.map(({ id }) => id).join(', ')}`
  return { isOk: meant !== undefined && wrongAct === null, wrongAction: wrongAct, found }
}
