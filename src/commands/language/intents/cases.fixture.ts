/**
 * Parses the lines of this folder into cases. The right side of a line is its meaning; '|' separates alternatives:
 *   produto.excluir ids=12,15-18    this command first, with these arguments; `falta=ids`: the argument is requested;
 *                                   `nome=maria_silva`: the argument is given by that name
 *   /produtos?statusId=4            the first command leads to this address (de, ate: whole days; min, max: reais)
 *   ?                               nothing can run, and the reason is shown
 *   -                               no write command, first or anywhere
 */
import * as acts from './actions.fixture.ts'
import * as everyday from './everyday.fixture.ts'
import * as harmless from './harmless.fixture.ts'
import * as plainly from './by-intention.fixture.ts'
import * as spoken from './spoken.fixture.ts'
import * as formal from './formal.fixture.ts'
import * as formalHarmless from './formal-harmless.fixture.ts'
import * as spokenHarmless from './spoken-harmless.fixture.ts'
import * as plainlyHarmless from './plainly-harmless.fixture.ts'
import * as hurried from './hurried.fixture.ts'
import * as ordinary from '#commands/language/intents/corpora/ordinary-day.fixture.ts'
import * as ordinaryHarmless from '#commands/language/intents/corpora/ordinary-day-harmless.fixture.ts'
import * as analyst from '#commands/language/intents/corpora/analyst.fixture.ts'
import * as analystHarmless from '#commands/language/intents/corpora/analyst-harmless.fixture.ts'
import * as newcomer from '#commands/language/intents/corpora/newcomer.fixture.ts'
import * as newcomerHarmless from '#commands/language/intents/corpora/newcomer-harmless.fixture.ts'
import * as team from '#commands/language/intents/corpora/four-person-team.fixture.ts'
import * as teamHarmless from '#commands/language/intents/corpora/four-person-team-harmless.fixture.ts'
import * as clerk from '#commands/language/intents/corpora/clerk.fixture.ts'
import * as clerkHarmless from '#commands/language/intents/corpora/clerk-harmless.fixture.ts'
import * as office from '#commands/language/intents/corpora/back-office-team.fixture.ts'
import * as officeHarmless from '#commands/language/intents/corpora/back-office-team-harmless.fixture.ts'
import * as strangers from '#commands/language/intents/corpora/four-new-users.fixture.ts'
import * as strangersHarmless from '#commands/language/intents/corpora/four-new-users-harmless.fixture.ts'
import * as keyboard from '#commands/language/intents/corpora/keyboard-operator.fixture.ts'
import * as keyboardHarmless from '#commands/language/intents/corpora/keyboard-operator-harmless.fixture.ts'
import * as auditor from '#commands/language/intents/corpora/auditor.fixture.ts'
import * as auditorHarmless from '#commands/language/intents/corpora/auditor-harmless.fixture.ts'
import * as catalogue from '#commands/language/intents/corpora/catalogue-manager.fixture.ts'
import * as catalogueHarmless from '#commands/language/intents/corpora/catalogue-manager-harmless.fixture.ts'
import * as supervisor from '#commands/language/intents/corpora/supervisor.fixture.ts'
import * as supervisorHarmless from '#commands/language/intents/corpora/supervisor-harmless.fixture.ts'
import * as chat from '#commands/language/intents/corpora/chat.fixture.ts'
import * as chatHarmless from '#commands/language/intents/corpora/chat-harmless.fixture.ts'
import * as inland from '#commands/language/intents/corpora/rural-operator.fixture.ts'
import * as inlandHarmless from '#commands/language/intents/corpora/rural-operator-harmless.fixture.ts'
import * as backoffice from '#commands/language/intents/corpora/southern-clerk.fixture.ts'
import * as backofficeHarmless from '#commands/language/intents/corpora/southern-clerk-harmless.fixture.ts'
import * as trainee from '#commands/language/intents/corpora/trainee.fixture.ts'
import * as traineeHarmless from '#commands/language/intents/corpora/trainee-harmless.fixture.ts'
import * as doubter from '#commands/language/intents/corpora/misread-as-action.fixture.ts'
import * as abroad from '#commands/language/intents/corpora/portugal-and-spanish.fixture.ts'
import * as abroadHarmless from '#commands/language/intents/corpora/portugal-and-spanish-harmless.fixture.ts'
import * as latecomer from '#commands/language/intents/corpora/desk-operator.fixture.ts'
import * as latecomerHarmless from '#commands/language/intents/corpora/desk-operator-harmless.fixture.ts'
import * as nightshift from '#commands/language/intents/corpora/night-shift.fixture.ts'
import * as nightshiftHarmless from '#commands/language/intents/corpora/night-shift-harmless.fixture.ts'
import * as dictation from '#commands/language/intents/corpora/dictation.fixture.ts'
import * as dictationHarmless from '#commands/language/intents/corpora/dictation-harmless.fixture.ts'
import * as counter from '#commands/language/intents/corpora/daily-requests.fixture.ts'
import * as counterHarmless from '#commands/language/intents/corpora/daily-requests-harmless.fixture.ts'
import * as dayshift from '#commands/language/intents/corpora/dayshift.fixture.ts'
import * as dayshiftHarmless from '#commands/language/intents/corpora/dayshift-harmless.fixture.ts'
import * as finance from '#commands/language/intents/corpora/finance.fixture.ts'
import * as financeHarmless from '#commands/language/intents/corpora/finance-harmless.fixture.ts'
import * as support from '#commands/language/intents/corpora/support.fixture.ts'
import * as supportHarmless from '#commands/language/intents/corpora/support-harmless.fixture.ts'
import * as formLabels from '#commands/language/intents/corpora/form-labels.fixture.ts'
import * as formLabelsHarmless from '#commands/language/intents/corpora/form-labels-harmless.fixture.ts'
import * as views from './views.fixture.ts'
import * as words from './words.fixture.ts'

/** A line, the screen where it is typed, and its meaning. */
export interface Intent {
  kind: string
  /** The path of the screen; `query` has its filters. */
  path: string
  query: string
  line: string
  meant: readonly string[]
  /** The line asks for no action: no write command may be offered, not even among the nearest commands. */
  isHarmless: boolean
  /** Held back from tuning: its misses are counted and never printed. */
  isHeld: boolean
}

/** FNV-1a: whether a line is held back depends on its text only, whatever is added or moved. */
function hash(line: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(line)) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  return value
}

const LINE = /^(?:\[([^\]?]*)(\?[^\]]*)?\] )?(.+?) → (.+)$/u

function parseCases(kind: string, text: string, isHarmless: boolean): Intent[] {
  return text
    .trim()
    .split('\n')
    .map((row): Intent => {
      const [, path = '/', query = '', line = '', meant = ''] = LINE.exec(row) ?? []
      if (line === '') throw new Error(`No case: '${row}'`)
      return { kind, path, query, line, meant: meant.split('|'), isHarmless, isHeld: hash(line) % 3 === 0 }
    })
}

const parseModule = (fixtures: Readonly<Record<string, string>>, isHarmless: boolean) =>
  Object.entries(fixtures).flatMap(([kind, text]) => parseCases(kind, text, isHarmless))

export const intents: readonly Intent[] = [
  ...parseModule(acts, false),
  ...parseModule(words, false),
  ...parseModule(views, false),
  ...parseModule(everyday, false),
  ...parseModule(hurried, false),
  ...parseModule(plainly, false),
  ...parseModule(spoken, false),
  ...parseModule(formal, false),
  ...parseModule(harmless, true),
  ...parseModule(plainlyHarmless, true),
  ...parseModule(spokenHarmless, true),
  ...parseModule(formalHarmless, true),
]

/**
 * Lines by other authors, by corpus. Each was scored once before the language was tuned by it, and is scored separately
 * ever since (commands/language/README §7).
 */
export const corpora: Readonly<Record<string, readonly Intent[]>> = {
  ordinary: [...parseModule(ordinary, false), ...parseModule(ordinaryHarmless, true)],
  analyst: [...parseModule(analyst, false), ...parseModule(analystHarmless, true)],
  newcomer: [...parseModule(newcomer, false), ...parseModule(newcomerHarmless, true)],
  team: [...parseModule(team, false), ...parseModule(teamHarmless, true)],
  clerk: [...parseModule(clerk, false), ...parseModule(clerkHarmless, true)],
  office: [...parseModule(office, false), ...parseModule(officeHarmless, true)],
  strangers: [...parseModule(strangers, false), ...parseModule(strangersHarmless, true)],
  keyboard: [...parseModule(keyboard, false), ...parseModule(keyboardHarmless, true)],
  auditor: [...parseModule(auditor, false), ...parseModule(auditorHarmless, true)],
  catalogue: [...parseModule(catalogue, false), ...parseModule(catalogueHarmless, true)],
  support: [...parseModule(support, false), ...parseModule(supportHarmless, true)],
  supervisor: [...parseModule(supervisor, false), ...parseModule(supervisorHarmless, true)],
  finance: [...parseModule(finance, false), ...parseModule(financeHarmless, true)],
  chat: [...parseModule(chat, false), ...parseModule(chatHarmless, true)],
  inland: [...parseModule(inland, false), ...parseModule(inlandHarmless, true)],
  backoffice: [...parseModule(backoffice, false), ...parseModule(backofficeHarmless, true)],
  trainee: [...parseModule(trainee, false), ...parseModule(traineeHarmless, true)],
  abroad: [...parseModule(abroad, false), ...parseModule(abroadHarmless, true)],
  latecomer: [...parseModule(latecomer, false), ...parseModule(latecomerHarmless, true)],
  nightshift: [...parseModule(nightshift, false), ...parseModule(nightshiftHarmless, true)],
  dictation: [...parseModule(dictation, false), ...parseModule(dictationHarmless, true)],
  counter: [...parseModule(counter, false), ...parseModule(counterHarmless, true)],
  dayshift: [...parseModule(dayshift, false), ...parseModule(dayshiftHarmless, true)],
  doubter: parseModule(doubter, true),
  formLabels: [...parseModule(formLabels, false), ...parseModule(formLabelsHarmless, true)],
}
