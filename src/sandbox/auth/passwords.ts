/** Passwords are kept as scrypt hashes with a salt of their own: 'salt$hash', both base64url. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>
const length = 32

/** Salt and hash of a password, as the database keeps them. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  return `${salt.toString('base64url')}$${(await derive(password, salt, length)).toString('base64url')}`
}

/** Compares in constant time; `stored` that cannot be read is a mismatch. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), length)
  return expected.byteLength === actual.byteLength && timingSafeEqual(expected, actual)
}
