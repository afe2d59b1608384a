/** The real web servers on which the example files for hosts are tested: how each is installed, started and ended. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCaddyfile } from '#app/build/hosts/caddy.ts'
import type { Deployment } from '#app/build/hosts/deployment.ts'
import { createNginxConf } from '#app/build/hosts/nginx.ts'

/** A web server, and how to make it serve a build. */
export interface Host {
  name: string
  /** Debian's package and its program. */
  package: string
  program: string
  /** The encodings of packed files that it serves. */
  encodings: readonly ('br' | 'gzip')[]
  /**
   * Writes its configuration into `folder` and returns the arguments of its program. With `httpsPort`, `port` is that of
   * plain http, which only redirects.
   */
  prepare(folder: string, deployment: Deployment, port: number, httpsPort?: number): string[]
}

const APT_GET = '/usr/bin/apt-get'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Creates what /etc/nginx/nginx.conf is on a server; all written files go into `folder`. */
function createNginxConfig(folder: string, withBrotli: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    ...(withBrotli ? [`load_module ${BROTLI};`] : []),
    // Its workers have to read files of the user who runs this.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${folder}/gestor.conf;`,
    '}',
    '',
  ].join('\n')
}

function createNginxHost(withBrotli: boolean): Host {
  return {
    name: withBrotli ? 'nginx + brotli' : 'nginx',
    package: withBrotli ? 'libnginx-mod-http-brotli-static' : 'nginx',
    program: withBrotli ? BROTLI : '/usr/sbin/nginx',
    encodings: withBrotli ? ['br', 'gzip'] : ['gzip'],
    prepare(folder, deployment, port, httpsPort = 443) {
      const conf = createNginxConf(deployment, { http: `127.0.0.1:${port}`, https: `127.0.0.1:${httpsPort}` })
      writeFileSync(join(folder, 'gestor.conf'), withBrotli ? conf.replace('# brotli_static', 'brotli_static') : conf)
      writeFileSync(join(folder, 'nginx.conf'), createNginxConfig(folder, withBrotli))
      return ['/usr/sbin/nginx', '-p', folder, '-c', join(folder, 'nginx.conf')]
    },
  }
}

const caddy: Host = {
  name: 'caddy',
  package: 'caddy',
  program: '/usr/bin/caddy',
  encodings: ['br', 'gzip'],
  prepare(folder, deployment, port, httpsPort) {
    const global = [
      '{',
      '\tadmin off',
      ...(httpsPort ? [`\thttp_port ${port}`, `\thttps_port ${httpsPort}`] : []),
      '}',
      '',
    ]
    const address = httpsPort ? deployment.siteName : `http://127.0.0.1:${port}`
    writeFileSync(join(folder, 'Caddyfile'), createCaddyfile(deployment, { address, global: global.join('\n') }))
    return ['/usr/bin/caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}

export const hosts: readonly Host[] = [createNginxHost(false), createNginxHost(true), caddy]

/** Installs the host's package if possible; returns whether the host is installed. */
export function installHost(host: Host): boolean {
  if (existsSync(host.program)) return true
  const mayInstall = process.getuid?.() === 0 && existsSync(APT_GET)
  if (!mayInstall) return false
  const apt = (...args: string[]) => execFileSync(APT_GET, args, { stdio: 'ignore', timeout: 300_000 })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'nginx', host.package)
  } catch {
    // The caller reports a host that is still missing.
  }
  return existsSync(host.program)
}

/** Starts the host on the port and waits until it answers. Throws with its output if it ends before. */
export async function startHost(
  host: Host,
  folder: string,
  deployment: Deployment,
  port: number,
  httpsPort?: number,
): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const [command = '', ...args] = host.prepare(folder, deployment, port, httpsPort)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder }
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let message = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (message += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${host.name}: ${message.trim()}`)
    const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => null)
    if (response) break
    await sleep(50)
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
