/**
 * What keeps calls to another origin from being answered, and what to set, for whoever installs the console
 * (app/build/README §4). A request whose answer nobody may read (`no-cors`) tells a server that is there from one that
 * is not; the policy tells of itself by an event, a moment after the request has failed.
 */
import { parsedUrl } from '#lib/places/parsed-url.ts'

/** How long the event of the policy is waited for, ms. */
const REPORT = 300
/** How long the server is waited for, ms. */
const PATIENCE = 8_000

type Barrier = 'cors' | 'policy' | 'mixed'

/** Every violation of connect-src by a request to this origin, until `stop`. */
function listen(origin: string) {
  let tell: () => void = () => undefined
  const told = new Promise<true>((resolve) => {
    tell = () => resolve(true)
  })
  const listener = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    const isCall = effectiveDirective === 'connect-src' && disposition === 'enforce'
    if (isCall && parsedUrl(blockedURI)?.origin === origin) tell()
  }
  document.addEventListener('securitypolicyviolation', listener)
  return { told, stop: () => document.removeEventListener('securitypolicyviolation', listener) }
}

const soon = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms))

/** A secure page calls plain http nowhere but on the operator's own machine. */
const isMixed = ({ protocol, hostname }: URL): boolean =>
  location.protocol === 'https:' && protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

async function barrierTo(url: URL): Promise<Barrier | null> {
  const policy = listen(url.origin)
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal })
    return answer.type === 'opaque' ? 'cors' : null
  } catch {
    if (await Promise.race([policy.told, soon(REPORT)])) return 'policy'
    return isMixed(url) ? 'mixed' : null
  } finally {
    policy.stop()
  }
}

function words(found: Barrier, { origin }: URL): string {
  const own = location.origin
  switch (found) {
    case 'cors':
      return `A plataforma em ${origin} está no ar, mas não permite chamadas deste console (CORS). Libere nela a origem ${own}, os métodos GET, POST, PUT e DELETE e os cabeçalhos Accept, Authorization, Content-Type e X-Retry.`
    case 'policy':
      return `A política de segurança do site do console não permite chamar ${origin}. Acrescente ${origin} a connect-src no cabeçalho Content-Security-Policy.`
    case 'mixed':
      return `O console está em https e a plataforma em ${origin}, sem https: o navegador não permite a chamada. Use um endereço https em apiBase, no arquivo config.json.`
  }
}

/** Looks at what stands before the platform at `base`; null where it is down, or nothing stands there any more. */
export async function findBarrier(base: string): Promise<string | null> {
  const url = new URL(`${base}/`)
  const found = await barrierTo(url)
  return found === null ? null : words(found, url)
}
