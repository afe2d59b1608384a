/** `npm run dev`: the sandbox and Vite with hot reload, in one process on one port. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { platformResponseHeaders, securityHeaders } from '#lib/security-headers.ts'
import { runWithSettings } from './run-with-settings.ts'

await runWithSettings(async (settings) => {
  // Imported after the settings are read, so that a mistyped setting is reported at once.
  const [{ createServer: createVite }, { createPlatform }, { DEMO_LOGIN }] = await Promise.all([
    import('vite'),
    import('#sandbox/platform.ts'),
    import('#sandbox/auth/routes.ts'),
  ])
  const platform = await createPlatform(settings)
  if (platform.preparationMessage !== null) console.log(platform.preparationMessage)
  const fileHeaders = Object.entries(securityHeaders({ isDev: true }))
  const answerHeaders = Object.entries(platformResponseHeaders({ isDev: true }))
  const server = createServer()
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server }, ws: { server } } })
  server.on('request', (req, res) => {
    const isPlatform = platform.isPlatformRequest(req)
    for (const [name, value] of isPlatform ? answerHeaders : fileHeaders) res.setHeader(name, value)
    if (isPlatform) platform.handle(req, res).catch(() => res.destroy())
    else vite.middlewares(req, res)
  })
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  console.log(`Console com recarga a quente em http://${settings.host}:${settings.port}`)
  console.log(`Entre com ${DEMO_LOGIN.dscEmail} e a senha ${DEMO_LOGIN.dscSenha}`)
  const stop = () => void Promise.all([vite.close(), platform.close()]).then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
})
