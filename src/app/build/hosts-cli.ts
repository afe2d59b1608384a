/**
 * `npm run hosts -- --folder /gestor/ --api http://10.0.0.5:8080/`: writes the files for hosts again, for a given
 * deployment. Builds nothing; --help lists the options.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type { parseConfig } from '#app/config.ts'
import { fetchHostPage } from './deploy/host-policy.ts'
import { EXAMPLE_DEPLOYMENT } from './hosts/deployment.ts'
import { isConsolePage, writeHostFiles } from './hosts/write-host-files.ts'
import { loadConsolePaths } from './index-page.ts'

const HELP = `npm run hosts -- [options]
  --folder /gestor/            where the console is installed (/)
  --site gestor.exemplo.com    the site's name (${EXAMPLE_DEPLOYMENT.siteName})
  --documents /srv/www         the directory on the server (${EXAMPLE_DEPLOYMENT.documentRoot})
  --api http://127.0.0.1:8080/ where /api/ is passed on to (${EXAMPLE_DEPLOYMENT.proxies['/api/']})
  --proxy /imagens/=http://127.0.0.1:8080/imagens/
                               another path that is passed on, as often as needed
  --connect https://api.ex.com the platform's address on another origin instead: nothing is passed on
                               together with --api: another origin that is called (analyticsUrl, reportUrl)
  --images http://cdn.ex.com   the origin of images, where it is not the platform's
  --environment Homologação    the name that the console shows, in config.json
  --kind staging               its kind: production, staging or development
  --https                      the site is served over https alone: HSTS, upgrade-insecure-requests, redirect from http
  --certificate FILE, --key FILE
                               the site's certificate (nginx: Let's Encrypt's; Caddy gets its own)
  --hsts-subdomains            HSTS for every subdomain too
  --dist dist                  the build
  --replacing /srv/www         the running build, by its folder or its address (https://gestor.exemplo.com/): its page
                               stays allowed until it is replaced
`
const stringOption = { type: 'string' } as const
const stringListOption = { type: 'string', multiple: true, default: [] as string[] } as const

function parseOptions() {
  return parseArgs({
    options: {
      folder: { ...stringOption, default: EXAMPLE_DEPLOYMENT.folder },
      site: { ...stringOption, default: EXAMPLE_DEPLOYMENT.siteName },
      documents: { ...stringOption, default: EXAMPLE_DEPLOYMENT.documentRoot },
      api: stringOption,
      proxy: stringListOption,
      connect: stringListOption,
      images: stringListOption,
      environment: stringOption,
      kind: { ...stringOption, default: 'staging' },
      https: { type: 'boolean', default: false },
      certificate: stringOption,
      key: stringOption,
      'hsts-subdomains': { type: 'boolean', default: false },
      dist: { ...stringOption, default: 'dist' },
      replacing: stringOption,
      help: { type: 'boolean', default: false },
    },
  }).values
}

/** A path and where it is passed on to, both with a slash at the end. */
const PROXY = /^(\/(?:[\w.~-]+\/)+)=(https?:\/\/[^/\s]+\/(?:\S*\/)?)$/

/** An http(s) address that calls can begin with: an origin, or a folder of it. */
const isPlatformAddress = (address: string): boolean => /^https?:\/\/[^\s?#@]+$/.test(address) && URL.canParse(address)

/** The text of the page that is served now; `place` is its folder or its address. Throws if there is no such page. */
async function readReplacedPage(place: string): Promise<string> {
  const html = /^https?:/.test(place)
    ? (await fetchHostPage(place)).html
    : readFileSync(join(place, 'index.html'), 'utf8')
  if (!isConsolePage(html)) throw new Error(`--replacing: ${place} não tem a página do Gestor`)
  return html
}

/** The message about a wrong value; undefined if all values are right. */
function validateOptions(options: ReturnType<typeof parseOptions>): string | undefined {
  const { folder, api, proxy, connect, images, https, certificate, key } = options
  if (!/^\/([\w.~-]+\/)*$/.test(folder)) return `--folder: esperado "/" ou "/gestor/", veio "${folder}"`
  if (api !== undefined && !/^https?:\/\/[^/]+\/(\S*\/)?$/.test(api))
    return `--api: esperado um endereço http(s) que termine em "/", veio "${api}"`
  const wrongProxy = proxy.find((text) => !PROXY.test(text))
  if (wrongProxy !== undefined)
    return `--proxy: esperado "/imagens/=http://127.0.0.1:8080/imagens/", veio "${wrongProxy}"`
  if ((certificate === undefined) !== (key === undefined)) return '--certificate e --key vêm juntos'
  if (!https && (certificate !== undefined || options['hsts-subdomains']))
    return '--certificate, --key e --hsts-subdomains só valem com --https'
  const wrongAddress = connect.find((address) => !isPlatformAddress(address))
  if (wrongAddress !== undefined)
    return `--connect: esperado um endereço http(s), "https://api.exemplo.com", veio "${wrongAddress}"`
  const wrong = images.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  return wrong === undefined ? undefined : `esperada uma origem, "https://api.exemplo.com", veio "${wrong}"`
}

async function main(): Promise<void> {
  const options = parseOptions()
  if (options.help) return console.log(HELP)
  const problem = validateOptions(options)
  if (problem !== undefined) throw new Error(problem)
  const { folder, site, documents, api, connect, images, environment, kind, https, dist, replacing } = options
  const { certificate, key } = options
  const platform =
    connect.length > 0 && api === undefined ? {} : api === undefined ? EXAMPLE_DEPLOYMENT.proxies : { '/api/': api }
  const others = options.proxy.flatMap((text) => {
    const [, path = '', upstream = ''] = PROXY.exec(text) ?? []
    return [[path, upstream] as const]
  })
  const proxied = { ...platform, ...Object.fromEntries(others) }
  const connectOrigins = [...new Set(connect.map((address) => new URL(address).origin))]
  const policy = {
    connectOrigins,
    imageOrigins: images,
    isHttpsOnly: https,
    includesSubdomains: options['hsts-subdomains'],
  }
  const isOtherOrigin = Object.keys(platform).length === 0
  // Vite runs the console's own check, which is code for the browser.
  const { module: app } = await runnerImport<{ parseConfig: typeof parseConfig }>(
    fileURLToPath(new URL('../config.ts', import.meta.url)),
    { configFile: false, logLevel: 'error' },
  )
  const checked = app.parseConfig(
    JSON.stringify({
      ...EXAMPLE_DEPLOYMENT.config,
      ...(isOtherOrigin ? { apiBase: connect[0] ?? '', cdnBase: connectOrigins[0] ?? '' } : {}),
      ...(images[0] === undefined ? {} : { cdnBase: images[0] }),
      ...(environment === undefined ? {} : { environment: { name: environment, kind } }),
    }),
  )
  if ('problems' in checked)
    throw new Error(checked.problems.map((wrong) => `${wrong.key}: esperado ${wrong.expected}`).join('\n'))
  const { config } = checked
  const deployment = {
    folder,
    siteName: site,
    documentRoot: documents,
    proxies: proxied,
    policy,
    certificate: certificate === undefined || key === undefined ? null : { chain: certificate, key },
    config,
  }
  const written = await writeHostFiles(dist, deployment, {
    consolePaths: await loadConsolePaths(),
    ...(replacing === undefined ? {} : { replacedPage: await readReplacedPage(replacing) }),
  })
  console.log(`Arquivos em ${written}/`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
