/**
 * `npm run hosts -- --folder /gestor/ --api http://10.0.0.5:8080/`: writes the files for hosts anew, for one's own
 * case. Nothing is built; --help lists the rest.
 */
import { parseArgs } from 'node:util'
import { EXAMPLE } from './hosts/deployment.ts'
import { writeHostFiles } from './hosts/write.ts'

const HELP = `npm run hosts -- [options]
  --folder /gestor/            where the console is installed (/)
  --site gestor.exemplo.com    the site's name (${EXAMPLE.site})
  --documents /srv/www         the directory on the server (${EXAMPLE.documents})
  --api http://127.0.0.1:8080/ where /api/ is passed on to (${EXAMPLE.proxied['/api/']})
  --connect https://api.ex.com the platform on another origin instead: nothing is passed on
  --images http://cdn.ex.com   another origin of images, where it is not https
  --https                      the site is served over https alone: HSTS, upgrade-insecure-requests
  --dist dist                  the build
`
const text = { type: 'string' } as const
const many = { type: 'string', multiple: true, default: [] as string[] } as const

function readOptions() {
  return parseArgs({
    options: {
      folder: { ...text, default: EXAMPLE.folder },
      site: { ...text, default: EXAMPLE.site },
      documents: { ...text, default: EXAMPLE.documents },
      api: text,
      connect: many,
      images: many,
      https: { type: 'boolean', default: false },
      dist: { ...text, default: 'dist' },
      help: { type: 'boolean', default: false },
    },
  }).values
}

/** Says what is wrong with a value; undefined where nothing is. */
function mistake({ folder, api, connect, images }: ReturnType<typeof readOptions>): string | undefined {
  if (!/^\/([\w.~-]+\/)*$/.test(folder)) return `--folder: esperado "/" ou "/gestor/", veio "${folder}"`
  if (api !== undefined && !/^https?:\/\/[^/]+\/(\S*\/)?$/.test(api))
    return `--api: esperado um endereço http(s) que termine em "/", veio "${api}"`
  const wrong = [...connect, ...images].find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  return wrong === undefined ? undefined : `esperada uma origem, "https://api.exemplo.com", veio "${wrong}"`
}

async function main(): Promise<void> {
  const options = readOptions()
  if (options.help) return console.log(HELP)
  const wrong = mistake(options)
  if (wrong !== undefined) throw new Error(wrong)
  const { folder, site, documents, api, connect, images, https, dist } = options
  const proxied = connect.length > 0 && api === undefined ? {} : api === undefined ? EXAMPLE.proxied : { '/api/': api }
  const policy = { connect, images, secure: https }
  console.log(`Arquivos em ${await writeHostFiles(dist, { folder, site, documents, proxied, policy })}/`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
