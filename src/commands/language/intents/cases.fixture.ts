/**
 * The lines of this folder as cases. The right side of a line says what is meant, alternatives parted by '|':
 *   produto.excluir ids=12,15-18    this command first, with these arguments; `falta=ids`: it asks for them;
 *                                   `nome=maria_silva`: for a record of that name
 *   /produtos?statusId=4            whatever comes first leads to this address (de, ate: whole days; min, max: reais)
 *   ?                               nothing can be run, and the reason is said
 *   -                               nothing that acts, first or anywhere
 */
import * as acts from './acts.fixture.ts'
import * as everyday from './everyday.fixture.ts'
import * as harmless from './harmless.fixture.ts'
import * as plainly from './plainly.fixture.ts'
import * as spoken from './spoken.fixture.ts'
import * as formal from './formal.fixture.ts'
import * as formalHarmless from './formal-harmless.fixture.ts'
import * as spokenHarmless from './spoken-harmless.fixture.ts'
import * as plainlyHarmless from './plainly-harmless.fixture.ts'
import * as hurried from './hurried.fixture.ts'
import * as ordinary from '#commands/language/intents/hands/ordinary.fixture.ts'
import * as ordinaryHarmless from '#commands/language/intents/hands/ordinary-harmless.fixture.ts'
import * as analyst from '#commands/language/intents/hands/analyst.fixture.ts'
import * as analystHarmless from '#commands/language/intents/hands/analyst-harmless.fixture.ts'
import * as newcomer from '#commands/language/intents/hands/newcomer.fixture.ts'
import * as newcomerHarmless from '#commands/language/intents/hands/newcomer-harmless.fixture.ts'
import * as team from '#commands/language/intents/hands/team.fixture.ts'
import * as teamHarmless from '#commands/language/intents/hands/team-harmless.fixture.ts'
import * as clerk from '#commands/language/intents/hands/clerk.fixture.ts'
import * as clerkHarmless from '#commands/language/intents/hands/clerk-harmless.fixture.ts'
import * as office from '#commands/language/intents/hands/office.fixture.ts'
import * as officeHarmless from '#commands/language/intents/hands/office-harmless.fixture.ts'
import * as strangers from '#commands/language/intents/hands/strangers.fixture.ts'
import * as strangersHarmless from '#commands/language/intents/hands/strangers-harmless.fixture.ts'
import * as keyboard from '#commands/language/intents/hands/keyboard.fixture.ts'
import * as keyboardHarmless from '#commands/language/intents/hands/keyboard-harmless.fixture.ts'
import * as auditor from '#commands/language/intents/hands/auditor.fixture.ts'
import * as auditorHarmless from '#commands/language/intents/hands/auditor-harmless.fixture.ts'
import * as catalogue from '#commands/language/intents/hands/catalogue.fixture.ts'
import * as catalogueHarmless from '#commands/language/intents/hands/catalogue-harmless.fixture.ts'
import * as supervisor from '#commands/language/intents/hands/supervisor.fixture.ts'
import * as supervisorHarmless from '#commands/language/intents/hands/supervisor-harmless.fixture.ts'
import * as chat from '#commands/language/intents/hands/chat.fixture.ts'
import * as chatHarmless from '#commands/language/intents/hands/chat-harmless.fixture.ts'
import * as inland from '#commands/language/intents/hands/inland.fixture.ts'
import * as inlandHarmless from '#commands/language/intents/hands/inland-harmless.fixture.ts'
import * as backoffice from '#commands/language/intents/hands/backoffice.fixture.ts'
import * as backofficeHarmless from '#commands/language/intents/hands/backoffice-harmless.fixture.ts'
import * as trainee from '#commands/language/intents/hands/trainee.fixture.ts'
import * as traineeHarmless from '#commands/language/intents/hands/trainee-harmless.fixture.ts'
import * as doubter from '#commands/language/intents/hands/doubter.fixture.ts'
import * as abroad from '#commands/language/intents/hands/abroad.fixture.ts'
import * as abroadHarmless from '#commands/language/intents/hands/abroad-harmless.fixture.ts'
import * as latecomer from '#commands/language/intents/hands/latecomer.fixture.ts'
import * as latecomerHarmless from '#commands/language/intents/hands/latecomer-harmless.fixture.ts'
import * as nightshift from '#commands/language/intents/hands/nightshift.fixture.ts'
import * as nightshiftHarmless from '#commands/language/intents/hands/nightshift-harmless.fixture.ts'
import * as dictation from '#commands/language/intents/hands/dictation.fixture.ts'
import * as dictationHarmless from '#commands/language/intents/hands/dictation-harmless.fixture.ts'
import * as counter from '#commands/language/intents/hands/counter.fixture.ts'
import * as counterHarmless from '#commands/language/intents/hands/counter-harmless.fixture.ts'
import * as dayshift from '#commands/language/intents/hands/dayshift.fixture.ts'
import * as dayshiftHarmless from '#commands/language/intents/hands/dayshift-harmless.fixture.ts'
import * as finance from '#commands/language/intents/hands/finance.fixture.ts'
import * as financeHarmless from '#commands/language/intents/hands/finance-harmless.fixture.ts'
import * as support from '#commands/language/intents/hands/support.fixture.ts'
import * as supportHarmless from '#commands/language/intents/hands/support-harmless.fixture.ts'
import * as views from './views.fixture.ts'
import * as words from './words.fixture.ts'

/** A line, where it is typed, and what is meant by it. */
export interface Intent {
  kind: string
  /** Where it is typed, with the filters that stand there. */
  path: string
  query: string
  line: string
  meant: readonly string[]
  /** The line does not ask for an act: none may be offered, first or anywhere, and none among the nearest. */
  isHarmless: boolean
  /** Kept out of the tuning: its misses are counted, never printed. */
  isHeld: boolean
}

/** FNV-1a: one line in three is held back, whatever is added or moved. */
function hash(line: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(line)) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  return value
}

const LINE = /^(?:\[([^\]?]*)(\?[^\]]*)?\] )?(.+?) → (.+)$/u

function read(kind: string, text: string, isHarmless: boolean): Intent[] {
  return text
    .trim()
    .split('\n')
    .map((row): Intent => {
      const [, path = '/', query = '', line = '', meant = ''] = LINE.exec(row) ?? []
      if (line === '') throw new Error(`No case: '${row}'`)
      return { kind, path, query, line, meant: meant.split('|'), isHarmless, isHeld: hash(line) % 3 === 0 }
    })
}

const kinds = (module: Readonly<Record<string, string>>, isHarmless: boolean) =>
  Object.entries(module).flatMap(([kind, text]) => read(kind, text, isHarmless))

export const intents: readonly Intent[] = [
  ...kinds(acts, false),
  ...kinds(words, false),
  ...kinds(views, false),
  ...kinds(everyday, false),
  ...kinds(hurried, false),
  ...kinds(plainly, false),
  ...kinds(spoken, false),
  ...kinds(formal, false),
  ...kinds(harmless, true),
  ...kinds(plainlyHarmless, true),
  ...kinds(spokenHarmless, true),
  ...kinds(formalHarmless, true),
]

/**
 * Lines of other hands, by whose: first scored before anything was tuned by them (commands/language/README §7), and
 * apart from those above ever since.
 */
export const hands: Readonly<Record<string, readonly Intent[]>> = {
  ordinary: [...kinds(ordinary, false), ...kinds(ordinaryHarmless, true)],
  analyst: [...kinds(analyst, false), ...kinds(analystHarmless, true)],
  newcomer: [...kinds(newcomer, false), ...kinds(newcomerHarmless, true)],
  team: [...kinds(team, false), ...kinds(teamHarmless, true)],
  clerk: [...kinds(clerk, false), ...kinds(clerkHarmless, true)],
  office: [...kinds(office, false), ...kinds(officeHarmless, true)],
  strangers: [...kinds(strangers, false), ...kinds(strangersHarmless, true)],
  keyboard: [...kinds(keyboard, false), ...kinds(keyboardHarmless, true)],
  auditor: [...kinds(auditor, false), ...kinds(auditorHarmless, true)],
  catalogue: [...kinds(catalogue, false), ...kinds(catalogueHarmless, true)],
  support: [...kinds(support, false), ...kinds(supportHarmless, true)],
  supervisor: [...kinds(supervisor, false), ...kinds(supervisorHarmless, true)],
  finance: [...kinds(finance, false), ...kinds(financeHarmless, true)],
  chat: [...kinds(chat, false), ...kinds(chatHarmless, true)],
  inland: [...kinds(inland, false), ...kinds(inlandHarmless, true)],
  backoffice: [...kinds(backoffice, false), ...kinds(backofficeHarmless, true)],
  trainee: [...kinds(trainee, false), ...kinds(traineeHarmless, true)],
  abroad: [...kinds(abroad, false), ...kinds(abroadHarmless, true)],
  latecomer: [...kinds(latecomer, false), ...kinds(latecomerHarmless, true)],
  nightshift: [...kinds(nightshift, false), ...kinds(nightshiftHarmless, true)],
  dictation: [...kinds(dictation, false), ...kinds(dictationHarmless, true)],
  counter: [...kinds(counter, false), ...kinds(counterHarmless, true)],
  dayshift: [...kinds(dayshift, false), ...kinds(dayshiftHarmless, true)],
  doubter: kinds(doubter, true),
}
