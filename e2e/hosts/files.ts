/**
 * Checks how a host serves the console's files, without a browser: responses are not unpacked and redirects not
 * followed.
 */
import { request } from 'node:http'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Host } from './servers.ts'

interface HostResponse {
  status: number
  header: (name: string) => string
  body: Buffer
}

function fetchFile(url: string, acceptedEncoding = 'identity'): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'Accept-Encoding': acceptedEncoding } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const header = (name: string) => String(response.headers[name.toLowerCase()] ?? '')
        resolve({ status: response.statusCode ?? 0, header, body: Buffer.concat(parts) })
      })
    })
    call.on('error', reject)
    call.end()
  })
}

const DECOMPRESSORS = { br: brotliDecompressSync, gzip: gunzipSync }
const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Resource-Policy',
  'X-Frame-Options',
]

/**
 * Returns problems of a platform response that could act as a page of the console's origin; `url` is passed on to the
 * platform.
 */
export async function checkPlatformResponse(url: string): Promise<string[]> {
  const { header } = await fetchFile(url)
  const policy = header('content-security-policy').includes("sandbox; default-src 'none'")
  const isSniffed = !header('x-content-type-options').includes('nosniff')
  return [...(policy ? [] : [`${url}: no sandbox`]), ...(isSniffed ? [`${url}: no nosniff`] : [])]
}

/** Returns problems of a picture of the platform; `url` is passed on to it. */
export async function checkPlatformPicture(url: string): Promise<string[]> {
  const { status, header } = await fetchFile(url)
  const isPicture = status === 200 && header('content-type') === 'image/png'
  return isPicture ? [] : [`${url}: ${status} ${header('content-type')} instead of a picture`]
}

/** Returns every problem of the served files in words; `url` ends with the folder's slash. */
export async function checkFiles(host: Host, url: string, dist: string): Promise<string[]> {
  const problems: string[] = []
  const require = (condition: boolean, problem: string) => {
    if (!condition) problems.push(problem)
  }
  const script = readdirSync(join(dist, 'assets'))
    .find((name) => name.endsWith('.js.br'))
    ?.slice(0, -'.br'.length)
  const asset = `${url}assets/${script}`

  for (const path of ['', 'produtos', 'produtos/editar/12', 'produtos/editar/1.5', 'nao/existe']) {
    const page = await fetchFile(url + path)
    require(page.status === 200 && page.header('content-type').startsWith('text/html'), `${path}: no page`)
    require(page.header('cache-control').includes('no-cache'), `${path}: kept (${page.header('cache-control')})`)
    for (const name of SECURITY_HEADERS) require(page.header(name) !== '', `${path}: no ${name}`)
    require(!page.header('content-security-policy').includes('upgrade-insecure'), `${path}: plain http is a blank page`)
  }
  const plain = await fetchFile(asset)
  require(plain.status === 200 &&
    plain.header('content-encoding') === '', 'asset: not as it is for those who pack nothing')
  require(plain.header('cache-control').includes('immutable'), `asset: not kept (${plain.header('cache-control')})`)
  for (const packing of host.encodings) {
    for (const [name, target] of [
      ['asset', asset],
      ['page', url],
    ] as const) {
      const packed = await fetchFile(target, packing)
      const isPacked = packed.header('content-encoding') === packing
      require(isPacked, `${name}: not packed with ${packing}`)
      require(packed.header('vary').toLowerCase().includes('accept-encoding'), `${name}: no Vary`)
      if (isPacked && name === 'asset')
        require(DECOMPRESSORS[packing](packed.body).equals(plain.body), `${packing}: other content`)
      require(/javascript|html/.test(packed.header('content-type')), `${name}: ${packed.header('content-type')}`)
    }
  }
  for (const path of [
    'assets/gone-0000.js',
    'gone.js',
    'favicon.ico',
    'produtos/gone.js',
    'produtos/editar/gone.css',
  ]) {
    const missingFile = await fetchFile(url + path)
    require(missingFile.status === 404, `${path}: ${missingFile.status} instead of 404`)
    require(missingFile.header('cache-control') ===
      'no-store', `${path}: kept (${missingFile.header('cache-control')})`)
  }
  const health = await fetchFile(`${url}healthz`)
  require(health.status === 200 && health.body.toString() === 'ok\n', `healthz: ${health.status}`)
  require(health.header('content-type').startsWith('text/plain'), `healthz: ${health.header('content-type')}`)
  const config = await fetchFile(`${url}config.json`, 'br, gzip')
  require(config.status === 200 && config.header('cache-control').includes('no-cache'), 'config.json: kept')
  if (!url.endsWith(`${new URL(url).host}/`)) {
    const without = await fetchFile(url.slice(0, -1))
    require([301, 302, 308].includes(
      without.status,
    ), `${url.slice(0, -1)}: ${without.status}, no redirect to the folder`)
    require((await fetchFile(new URL('/assets/x.js', url).href)).status ===
      404, 'the rest of the site is not the console')
  }
  return problems
}
