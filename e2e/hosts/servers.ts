/** The real web servers on which the example files for hosts are tested: how each is installed, started and ended. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCaddyfile } from '#app/build/hosts/caddy.ts'
import { createContainerTemplates } from '#app/build/hosts/container.ts'
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
  /** The user that it runs as, if this process may choose one. */
  user?: number
  /** Whether the console may be installed in a folder of the site, and the host may terminate https. */
  isWholeServer: boolean
  /**
   * Writes its configuration into `folder` and returns the arguments of its program. With `httpsPort`, `port` is that of
   * plain http, which only redirects.
   */
  prepare(folder: string, deployment: Deployment, port: number, httpsPort?: number): string[]
}

const CONTAINER_START = fileURLToPath(new URL('../../src/app/build/hosts/container-start.sh', import.meta.url))
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
    isWholeServer: true,
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
  isWholeServer: true,
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

/** Debian's 'nobody': the container runs without root. */
const NOBODY = 65_534

/** What the container's image holds and runs, without the image: start.sh fills in the templates and starts nginx. */
const container: Host = {
  name: 'container',
  package: 'nginx',
  program: '/usr/sbin/nginx',
  encodings: ['gzip'],
  user: NOBODY,
  isWholeServer: false,
  prepare(folder, deployment, port) {
    const [templates, run] = [join(folder, 'templates'), join(folder, 'run')]
    for (const path of [templates, run]) mkdirSync(path, { recursive: true })
    chmodSync(dirname(folder), 0o755)
    if (process.getuid?.() === 0) chownSync(run, NOBODY, NOBODY)
    const files = { ...createContainerTemplates(deployment), 'start.sh': readFileSync(CONTAINER_START, 'utf8') }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(templates, name), text)
    const { '/api/': api, ...others } = deployment.proxies
    const { connectOrigins = [], imageOrigins = [] } = deployment.policy
    const variables = {
      PORT: String(port),
      GESTOR_API: api ?? '',
      GESTOR_PROXY: Object.entries(others)
        .map(([path, upstream]) => `${path}=${upstream}`)
        .join(' '),
      GESTOR_CONNECT: connectOrigins[0] ?? '',
      GESTOR_IMAGES: imageOrigins.join(' '),
      GESTOR_CONFIG: JSON.stringify(deployment.config),
      GESTOR_FILES: deployment.documentRoot,
      GESTOR_TEMPLATES: templates,
      GESTOR_RUN: run,
      GESTOR_ACCESS_LOG: 'off',
      PATH: '/usr/sbin:/usr/bin:/bin',
    }
    const assignments = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
    return ['/usr/bin/env', '-i', ...assignments, '/bin/sh', join(templates, 'start.sh')]
  },
}

export const hosts: readonly Host[] = [createNginxHost(false), createNginxHost(true), caddy, container]

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
  const child: ChildProcess = spawn(command, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(host.user !== undefined && process.getuid?.() === 0 ? { uid: host.user, gid: host.user } : {}),
  })
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
