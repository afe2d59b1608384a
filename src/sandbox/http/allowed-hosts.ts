/**
 * Decides which host names may call a sandbox. Pages of other sites must reach neither its accounts nor its controls.
 */

/**
 * The header that every request under /__sandbox must carry. A page of another site cannot send it without a CORS
 * preflight.
 */
export const CONTROL_HEADER = 'X-Sandbox'

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * True if the Host header names this server. This refuses a foreign domain whose DNS points to this machine. A server
 * that listens on all addresses accepts any address, but no name. `extraHosts` are names under which a proxy forwards
 * calls; the port is then the proxy's.
 */
export function isAllowedHost(
  header: string | undefined,
  host: string,
  port: number,
  extraHosts: readonly string[],
): boolean {
  const [, name = '', givenPort = '80'] = /^(\[[0-9a-f:]+\]|[^:]+)(?::(\d+))?$/i.exec(header ?? '') ?? []
  if (extraHosts.includes(name.toLowerCase())) return true
  if (Number(givenPort) !== port) return false
  if (name === host || LOOPBACK_HOSTS.includes(name.toLowerCase())) return true
  const isOpen = host === '0.0.0.0' || host === '::'
  return isOpen && /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])$/i.test(name)
}
