/** `npm run dev`: the sandbox and Vite with hot reload, in one process on one port. */
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { demoLogin } from '#sandbox/auth/routes.ts'
import { createPlatform } from '#sandbox/platform.ts'
import { securityHeaders } from '#lib/policy.ts'
import { settingsFrom } from '#sandbox/settings.ts'

const settings = settingsFrom(process.env)
const platform = await createPlatform(settings)
const headers = Object.entries(securityHeaders({ dev: true }))
const server = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server }, ws: { server } } })

server.on('request', (req, res) => {
  for (const [name, value] of headers) res.setHeader(name, value)
  if (platform.owns(req)) platform.handle(req, res).catch(() => res.destroy())
  else vite.middlewares(req, res)
})
server.listen(settings.port, settings.host, () => {
  console.log(`Console com recarga a quente em http://${settings.host}:${settings.port}`)
  console.log(`Entre com ${demoLogin.dscEmail} e a senha ${demoLogin.dscSenha}`)
})
const stop = () => void Promise.all([vite.close(), platform.close()]).then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
