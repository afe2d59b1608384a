/** Hashes passwords with scrypt, each with its own salt: 'salt$hash', both base64url. */
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>
const HASH_LENGTH = 32

/** The salt and hash of a password, as the database stores them. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  return `${salt.toString('base64url')}$${(await derive(password, salt, HASH_LENGTH)).toString('base64url')}`
}

/**
 * Hashes of the pairs that matched in this process. scrypt takes most of the time of a sign-in, and tests sign in
 * hundreds of times.
 */
const matchedPairs = new Set<string>()

/** Compares in constant time; a pair that matched before is not hashed again. An unreadable `stored` does not match. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const pair = createHash('sha256')
    .update(JSON.stringify([stored, password]))
    .digest('base64url')
  if (matchedPairs.has(pair)) return true
  const [salt = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), HASH_LENGTH)
  const isSame = expected.byteLength === actual.byteLength && timingSafeEqual(expected, actual)
  if (isSame) matchedPairs.add(pair)
  return isSame
}
