// @vitest-environment jsdom
/** Polite words around a request do not change its interpretation (commands/language/words/README §3). */
import { afterAll, expect, it, vi } from 'vitest'
import { corpora, intents } from '#commands/language/intents/cases.fixture.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { preloadNotices } from '#ui/notices/notify.tsx'
import { judgeIntent } from './judge-intent.ts'
import { registry } from './registry.ts'

// A command that runs to find its target may show a notice: no notice is rendered, and the page stays until it is
// needed.
vi.mock('#ui/notices/notice-host.tsx', () => ({}))
afterAll(preloadNotices)

const interpreter = createInterpreter(registry)

const MANNERS = [
  '“X”.',
  '“X”!',
  '“X”, por favor',
  'por favor, “X”',
  '“X” obrigada',
  'oi, “X”',
  'oi, tudo bem? “X”',
  'bom dia! “X”',
  'vai, “X”',
  'ô moça, “X”',
  'então “X”',
  'ok “X”',
  '“X” pfv.',
  '“X” agora',
  '“X”, valeu',
  '“X” rapidinho',
  '“X”, tá?',
  '“X”, beleza?',
  '“X”, chefe',
  '   “X”  ',
]

/** Lines of all corpora, including those that ask for nothing. */
const LINES = [...intents, ...Object.values(corpora).flat()].filter(({ line }) => !/[.,;!?"]$/.test(line))

/** Every line is tried with one manner; each manner gets about as many lines. */
it.each(MANNERS.map((manner, position) => [manner, position] as const))(
  '%s',
  (manner, position) => {
    // The line alone is judged only if the polite one is not understood: that halves the time.
    const lost = LINES.filter(
      (intent, index) =>
        index % MANNERS.length === position &&
        !judgeIntent(interpreter, { ...intent, line: manner.replace('“X”', intent.line) }).isOk &&
        judgeIntent(interpreter, intent).isOk,
    )
    expect(lost.map(({ path, line }) => `${path} ${line}`)).toEqual([])
  },
  60_000,
)
