/**
 * `npm run deploy -- --to /srv/www`: copies the build into the folder that a host serves (app/build/deploy/README §1). Builds nothing;
 * --help lists the options.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type DeploymentOrder,
  type DeploymentStep,
  DeploymentRefusedError,
  planDeployment,
} from './deploy/deploy-folder.ts'
import { lockFolder } from './deploy/deployment-lock.ts'
import { describeHostProblem, fetchHostPage, findForbiddenHashes } from './deploy/host-policy.ts'
import { getHostsFolder } from './hosts/write-host-files.ts'

const HELP = `npm run deploy -- --to /srv/www [options]
  --to /srv/www           the console's folder on the host: a console, or an empty or new folder
  --from dist             the build
  --url https://gestor.ex.com/
                          the console's address: stops before the page is replaced if the host's policy forbids the
                          new one, and checks the answer afterwards
  --config FILE           the config.json of a new folder (the one beside the host's files)
  --keep-days 7           how long the assets of replaced builds stay
  --dry-run               only tells what would change
`
const DAY_MS = 24 * 60 * 60_000

const describe = (to: string, { kind, file }: DeploymentStep): string =>
  `${kind === 'copy' ? '+' : '-'} ${join(to, file)}`

/** Resolves to the message about a host that forbids the new page; null if it may be replaced. */
async function findPolicyProblem(url: string, hashes: readonly string[]): Promise<string | null> {
  const { policy } = await fetchHostPage(url)
  const forbidden = findForbiddenHashes(policy, hashes)
  if (forbidden.length === 0) return null
  return `${url}: a política do servidor ainda não permite a página nova, e ela ficaria em branco. A versão anterior continua.
Escreva o arquivo do servidor com "npm run hosts -- --replacing ${url}" e as opções desta instalação, recarregue o
servidor e repita este comando. O que falta em script-src: ${forbidden.map((hash) => `'${hash}'`).join(' ')}`
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      from: { type: 'string', default: 'dist' },
      url: { type: 'string' },
      config: { type: 'string' },
      'keep-days': { type: 'string', default: '7' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { to, from, url, 'keep-days': keepDays } = values
  if (values.help) return console.log(HELP)
  if (to === undefined || to === '') throw new DeploymentRefusedError('--to: falta a pasta do console, "/srv/www"')
  if (!/^\d{1,4}$/.test(keepDays))
    throw new DeploymentRefusedError(`--keep-days: esperado um número de dias, veio "${keepDays}"`)
  if (url !== undefined && !/^https?:\/\/\S+$/.test(url))
    throw new DeploymentRefusedError(`--url: esperado um endereço http(s), veio "${url}"`)
  const defaultConfig = join(getHostsFolder(from), 'config.json')
  const order: DeploymentOrder = {
    from,
    to,
    config: values.config ?? (existsSync(defaultConfig) ? defaultConfig : null),
    keepOldAssetsMs: Number(keepDays) * DAY_MS,
    now: Date.now(),
  }
  // Refuses a wrong build or folder before anything is written, the lock too.
  const { prepare, replace, clean } = await planDeployment(order)
  if (values['dry-run']) {
    for (const step of [...prepare, ...replace, ...clean]) console.log(describe(to, step))
    return
  }
  const unlock = lockFolder(to, order.now)
  const unlockAndExit = (_: NodeJS.Signals, signal: number) => {
    unlock()
    process.exit(128 + signal)
  }
  process.once('SIGINT', unlockAndExit).once('SIGTERM', unlockAndExit)
  try {
    await deploy(order, url)
  } finally {
    unlock()
  }
}

/** Copies the build into the locked folder, and tells what was done. `url` is the console's address. */
async function deploy(order: DeploymentOrder, url: string | undefined): Promise<void> {
  const { from, to } = order
  const { prepare, replace, clean, scriptHashes } = await planDeployment(order)
  if (!existsSync(join(from, 'index.html.gz')))
    console.log(`Atenção: ${from} não está comprimida, como a de "npm start"; "npm run build" monta a que se instala.`)
  for (const step of prepare) step.run()
  const problem = url === undefined ? null : await findPolicyProblem(url, scriptHashes.new)
  if (problem !== null) throw new DeploymentRefusedError(problem)
  for (const step of [...replace, ...clean]) step.run()

  const count = (steps: readonly DeploymentStep[], kind: DeploymentStep['kind']) =>
    steps.filter((step) => step.kind === kind).length
  const all = [...prepare, ...replace, ...clean]
  console.log(
    all.length === 0
      ? `${to}: já era esta versão`
      : `${to}: ${count(all, 'copy')} arquivos escritos, ${count(all, 'remove')} antigos retirados`,
  )
  if (url !== undefined) {
    const failure = await describeHostProblem(await fetchHostPage(url), readFileSync(join(from, 'index.html'), 'utf8'))
    if (failure !== null) throw new DeploymentRefusedError(`${url}: ${failure}`)
    console.log(`${url}: a página nova é servida, e a política a permite`)
  } else if (scriptHashes.old.length > 0 && String(scriptHashes.old) !== String(scriptHashes.new)) {
    console.log(`Atenção: a política mudou com esta versão. Um servidor que não a conhece deixa a página em branco:
copie o arquivo de ${getHostsFolder(from)}/ e recarregue o servidor agora. --url confere isso antes de trocar a página.`)
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
