/** Creates the README's table of the keys of config.json from their schema, so that it cannot get out of date. */
import { type Config, parseConfig } from '#app/config.ts'

/** What each key means. A key of the schema without a meaning is a type error. */
const MEANINGS: Readonly<Record<keyof Config, string>> = {
  apiBase: 'before every path of the platform; empty: the root of the origin; another origin: a full address',
  cdnBase: 'before image paths that are not absolute',
  analyticsUrl: 'where page views are sent, in production builds only',
  reportUrl:
    'where the console reports what fails: errors, missing files, violations of the policy, calls that ended with 5xx or unreadable (`src/app/reporting/README.md`)',
  reportShare: 'share of pages, 0 to 1, that also report how fast they react (INP, LCP, CLS)',
  environment:
    'where one is: `{ "name": "Homologação", "kind": "staging" }`. The kind is `production`, `staging` or `development`. Any but production is shown all over the console; production is with `"showInProduction": true`. What a browser stores belongs to one environment, so a console that gets another name starts with nothing stored',
  capabilities:
    'what the platform cannot do, so that the console does not offer it: `{ "maxPageSize": 50, "withoutSort": { "/produtos": ["numPreco"] }, "withoutFilter": { "/produtos": ["dscNome"] }, "withoutCommands": ["produto.excluir"], "readOnly": ["lojas", "planos.deletar"] }`. `npm run platform:check` prints the block that a platform needs',
}

/** The default in the table's words: '' is "empty", null "none". */
function formatDefault(value: unknown): string {
  if (value === null) return 'none'
  return value === '' ? 'empty' : `\`${String(value)}\``
}

/** Returns Markdown with one row for each key, in the order of the schema. */
export function createConfigTable(): string {
  const parsed = parseConfig(null)
  if ('problems' in parsed) throw new Error('the defaults of config.json are refused')
  return [
    '| key | default | meaning |',
    '|---|---|---|',
    ...Object.entries(parsed.config).map(
      ([key, value]) => `| \`${key}\` | ${formatDefault(value)} | ${MEANINGS[key as keyof Config]} |`,
    ),
  ].join('\n')
}
