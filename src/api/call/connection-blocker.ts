/**
 * What keeps calls to another origin from being answered, and what to set, for whoever installs the console
 * (app/build/README §4). A request whose answer nobody may read (`no-cors`) tells a server that is there from one that
 * is not; the policy tells of itself by an event, a moment after the request has failed.
 */
import { parseUrl } from '#lib/urls/parse-url.ts'

/** How long the event of the policy is waited for, ms. */
const POLICY_EVENT_TIMEOUT_MS = 300
/** How long the server is waited for, ms. */
const PROBE_TIMEOUT_MS = 8_000

type ConnectionBlocker = 'cors' | 'policy' | 'mixed'

/** Every violation of connect-src by a request to this origin, until `stop`. */
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
  return { told: violation, stop: () => document.removeEventListener('securitypolicyviolation', listener) }
}

const resolveAfter = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms))

/** A secure page calls plain http nowhere but on the operator's own machine. */
const isMixedContent = ({ protocol, hostname }: URL): boolean =>
  location.protocol === 'https:' && protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

async function detectBlocker(url: URL): Promise<ConnectionBlocker | null> {
  const policy = listenForViolations(url.origin)
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    const response = await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal })
    return response.type === 'opaque' ? 'cors' : null
  } catch {
    if (await Promise.race([policy.told, resolveAfter(POLICY_EVENT_TIMEOUT_MS)])) return 'policy'
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

/** Looks at what stands before the platform at `base`; null where it is down, or nothing stands there any more. */
export async function diagnoseConnection(base: string): Promise<string | null> {
  const url = new URL(`${base}/`)
  const blocker = await detectBlocker(url)
  return blocker === null ? null : describeBlocker(blocker, url)
}
