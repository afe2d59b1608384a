/**
 * `npm start`: builds the console if the build is missing or older than its sources, then serves console and platform.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runWithSettings } from './run-with-settings.ts'

const sources = ['src', 'index.html', 'vite.config.ts', 'package.json']

function getNewestMtimeMs(path: string): number {
  if (!existsSync(path) || path === join('src', 'sandbox') || /\.test\.tsx?$/.test(path)) return 0
  const info = statSync(path)
  if (!info.isDirectory()) return info.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => getNewestMtimeMs(join(path, name))))
}

const isBuildFresh = (dist: string): boolean => {
  const page = join(dist, 'index.html')
  return existsSync(page) && statSync(page).mtimeMs >= Math.max(...sources.map(getNewestMtimeMs))
}

await runWithSettings(async (settings) => {
  // Imported after the settings are read, so that a mistyped setting is reported at once.
  const [{ startServer }, { DEMO_LOGIN }] = await Promise.all([
    import('#sandbox/server.ts'),
    import('#sandbox/auth/routes.ts'),
  ])
  if (settings.dist && !process.env['SANDBOX_DIST'] && !isBuildFresh(settings.dist)) {
    console.log('Montando o console…')
    const { status } = spawnSync('npm run build --silent', {
      stdio: 'inherit',
      shell: true,
      env: { ...process.env, GESTOR_PACK: 'no' },
    })
    if (status !== 0) process.exit(status ?? 1)
  }
  const server = await startServer(settings)
  if (server.preparationMessage !== null) console.log(server.preparationMessage)
  console.log(`Console e plataforma local em ${server.url}`)
  console.log(`Entre com ${DEMO_LOGIN.dscEmail} e a senha ${DEMO_LOGIN.dscSenha}`)
  const stop = () => void server.close().then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
})
