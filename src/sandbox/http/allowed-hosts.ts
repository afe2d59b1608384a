/** Who may speak to a sandbox: a page of another site must reach neither its accounts nor its controls. */

/** What every request to the control prefix carries; a page of another site cannot send it without being asked. */
export const CONTROL_HEADER = 'X-Sandbox'

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether the Host header is that of a server started on this host and port: a name that somebody else's DNS leads
 * here is not. Where it listens on all addresses any address counts, but no name. `others` are names under which a
 * proxy passes calls on; the port is then the proxy's.
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
