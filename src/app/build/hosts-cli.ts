/**
 * `npm run hosts -- --folder /gestor/ --api http://10.0.0.5:8080/`: writes the files for hosts again, for a given
 * deployment. Builds nothing; --help lists the options.
 */
import { parseArgs } from 'node:util'
import { EXAMPLE_DEPLOYMENT } from './hosts/deployment.ts'
import { writeHostFiles } from './hosts/write-host-files.ts'

const HELP = `npm run hosts -- [options]
  --folder /gestor/            where the console is installed (/)
  --site gestor.exemplo.com    the site's name (${EXAMPLE_DEPLOYMENT.siteName})
  --documents /srv/www         the directory on the server (${EXAMPLE_DEPLOYMENT.documentRoot})
  --api http://127.0.0.1:8080/ where /api/ is passed on to (${EXAMPLE_DEPLOYMENT.proxies['/api/']})
  --connect https://api.ex.com the platform on another origin instead: nothing is passed on
  --images http://cdn.ex.com   another origin of images, where it is not https
  --https                      the site is served over https alone: HSTS, upgrade-insecure-requests
  --dist dist                  the build
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
      connect: stringListOption,
      images: stringListOption,
      https: { type: 'boolean', default: false },
      dist: { ...stringOption, default: 'dist' },
      help: { type: 'boolean', default: false },
    },
  }).values
}

/** The message about a wrong value; undefined if all values are right. */
function validateOptions({ folder, api, connect, images }: ReturnType<typeof parseOptions>): string | undefined {
  if (!/^\/([\w.~-]+\/)*$/.test(folder)) return `--folder: esperado "/" ou "/gestor/", veio "${folder}"`
  if (api !== undefined && !/^https?:\/\/[^/]+\/(\S*\/)?$/.test(api))
    return `--api: esperado um endereço http(s) que termine em "/", veio "${api}"`
  const wrong = [...connect, ...images].find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  return wrong === undefined ? undefined : `esperada uma origem, "https://api.exemplo.com", veio "${wrong}"`
}

async function main(): Promise<void> {
  const options = parseOptions()
  if (options.help) return console.log(HELP)
  const problem = validateOptions(options)
  if (problem !== undefined) throw new Error(problem)
  const { folder, site, documents, api, connect, images, https, dist } = options
  const proxied =
    connect.length > 0 && api === undefined ? {} : api === undefined ? EXAMPLE_DEPLOYMENT.proxies : { '/api/': api }
  const policy = { connectOrigins: connect, imageOrigins: images, isHttpsOnly: https }
  console.log(
    `Arquivos em ${await writeHostFiles(dist, { folder, siteName: site, documentRoot: documents, proxies: proxied, policy })}/`,
  )
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
