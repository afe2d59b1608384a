/**
 * Finds what blocks calls to a platform on another origin, and tells whoever installs the console what to configure
 * (app/build/README §4). A `no-cors` request, whose response nobody may read, distinguishes a reachable server from an
 * unreachable one. A policy violation is reported by an event shortly after the request has failed.
 */
import { parseUrl } from '#lib/urls/parse-url.ts'

/** How long to wait for the policy's event, ms. */
const POLICY_EVENT_TIMEOUT_MS = 300
/** How long to wait for the server, ms. */
const PROBE_TIMEOUT_MS = 8_000

type ConnectionBlocker = 'cors' | 'policy' | 'mixed'

/** Listens for connect-src violations of requests to this origin until `stop`. */
function listenForViolations(origin: string) {
  let resolveViolation: () => void = () => undefined
  const violation = new Promise<true>((resolve) => {
    resolveViolation = () => resolve(true)
  })
  const listener = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    const isCall = effectiveDirective === 'connect-src' && disposition === 'enforce'
    if (isCall && parseUrl(blockedURI)?.origin === origin) resolveViolation()
  }
  document.addEventListener('securitypolicyviolation', listener)
  return { violation, stop: () => document.removeEventListener('securitypolicyviolation', listener) }
}

const resolveAfter = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms))

/** True if a page on https calls plain http. Browsers allow that only for the operator's own machine. */
const isMixedContent = ({ protocol, hostname }: URL): boolean =>
  location.protocol === 'https:' && protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

async function detectBlocker(url: URL): Promise<ConnectionBlocker | null> {
  const policy = listenForViolations(url.origin)
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    const response = await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal })
    return response.type === 'opaque' ? 'cors' : null
  } catch {
    if (await Promise.race([policy.violation, resolveAfter(POLICY_EVENT_TIMEOUT_MS)])) return 'policy'
    return isMixedContent(url) ? 'mixed' : null
  } finally {
    policy.stop()
  }
}

function describeBlocker(blocker: ConnectionBlocker, { origin }: URL): string {
  const ownOrigin = location.origin
  switch (blocker) {
    case 'cors':
      return `A plataforma em ${origin} está no ar, mas não permite chamadas deste console (CORS). Libere nela a origem ${ownOrigin}, os métodos GET, POST, PUT e DELETE e os cabeçalhos Accept, Authorization, Content-Type e X-Retry.`
    case 'policy':
      return `A política de segurança do site do console não permite chamar ${origin}. Acrescente ${origin} a connect-src no cabeçalho Content-Security-Policy.`
    case 'mixed':
      return `O console está em https e a plataforma em ${origin}, sem https: o navegador não permite a chamada. Use um endereço https em apiBase, no arquivo config.json.`
  }
}

/**
 * Returns in Portuguese what blocks the platform at `base` and what to configure; null if the platform is down or
 * nothing blocks it any more.
 */
export async function diagnoseConnection(base: string): Promise<string | null> {
  const url = new URL(`${base}/`)
  const blocker = await detectBlocker(url)
  return blocker === null ? null : describeBlocker(blocker, url)
}
