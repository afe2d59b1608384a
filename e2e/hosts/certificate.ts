/** Signs a certificate, for the tests of hosts with https. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** The files of a certificate and its key. */
export interface Certificate {
  chain: string
  key: string
}

/** Writes a certificate for these names that openssl signs itself into `folder`. */
export function createCertificate(folder: string, ...names: readonly [string, ...string[]]): Certificate {
  const [chain, key] = [join(folder, 'gestor.pem'), join(folder, 'gestor.key')]
  const alternatives = names.map((name) => `DNS:${name}`).join(',')
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`]
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', chain]
  execFileSync('openssl', [...options, ...subject], { stdio: 'pipe' })
  return { chain, key }
}
