// @vitest-environment jsdom
/**
 * What stands around a request out of politeness changes nothing of what is read in it (commands/language/words/README
 * §3).
 */
import { afterAll, expect, it, vi } from 'vitest'
import { corpora, intents } from '#commands/language/intents/cases.fixture.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { preloadNotices } from '#ui/notices/notify.tsx'
import { judgeIntent } from './judge-intent.ts'
import { registry } from './registry.ts'

// A verb that is run to see where it leads may tell something: nobody draws it, and the page stays until it is asked
// for.
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

/** Lines of all hands, with those that ask for nothing. */
const LINES = [...intents, ...Object.values(corpora).flat()].filter(({ line }) => !/[.,;!?"]$/.test(line))

/** Every line is said once, each manner about as often as any other. */
it.each(MANNERS.map((manner, at) => [manner, at] as const))(
  '%s',
  (manner, at) => {
    const lost = LINES.filter((intent, index) => {
      if (index % MANNERS.length !== at || !judgeIntent(interpreter, intent).isOk) return false
      return !judgeIntent(interpreter, { ...intent, line: manner.replace('“X”', intent.line) }).isOk
    })
    expect(lost.map(({ path, line }) => `${path} ${line}`)).toEqual([])
  },
  60_000,
)
