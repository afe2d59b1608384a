/**
 * SHA-256 (FIPS 180-4) of data in pieces. crypto.subtle needs the whole file at once, and is missing on plain http.
 * Also made for a million short texts, for which `@noble/hashes` takes at least seven times as long (src/README.md).
 */

/** The first 32 bits of the fractional parts of the roots of the first primes: square roots, then cube roots. */
const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
const fractionalBits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const INITIAL_STATE = Int32Array.from(primes.slice(0, 8), (prime) => fractionalBits(Math.sqrt(prime)))
const ROUND_CONSTANTS = Int32Array.from(primes, (prime) => fractionalBits(Math.cbrt(prime)))

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A running hash: call `update` once per piece, then `digestHex` or `digestFirst48Bits` once. */
export class Sha256 {
  private readonly state = Int32Array.from(INITIAL_STATE)
  private readonly schedule = new Int32Array(64)
  private readonly block = new Uint8Array(64)
  private bufferedBytes = 0
  private totalBytes = 0

  update(bytes: Uint8Array): this {
    this.totalBytes += bytes.length
    let offset = 0
    if (this.bufferedBytes > 0) {
      offset = Math.min(64 - this.bufferedBytes, bytes.length)
      this.block.set(bytes.subarray(0, offset), this.bufferedBytes)
      this.bufferedBytes += offset
      if (this.bufferedBytes < 64) return this
      this.compress(this.block, 0)
      this.bufferedBytes = 0
    }
    for (; offset + 64 <= bytes.length; offset += 64) this.compress(bytes, offset)
    this.block.set(bytes.subarray(offset))
    this.bufferedBytes = bytes.length - offset
    return this
  }

  /** Ends the hash and returns 64 lower-case hex digits. */
  digestHex(): string {
    this.finish()
    let text = ''
    for (const word of this.state)
      text +=
        (HEX_BYTES[word >>> 24] ?? '') +
        (HEX_BYTES[(word >>> 16) & 255] ?? '') +
        (HEX_BYTES[(word >>> 8) & 255] ?? '') +
        (HEX_BYTES[word & 255] ?? '')
    return text
  }

  /** Ends the hash and returns its first 48 bits as a number. */
  digestFirst48Bits(): number {
    this.finish()
    return ((this.state[0] ?? 0) >>> 0) * 65_536 + ((this.state[1] ?? 0) >>> 16)
  }

  /** Starts a new hash with the same object. */
  reset(): this {
    this.state.set(INITIAL_STATE)
    this.bufferedBytes = 0
    this.totalBytes = 0
    return this
  }

  private finish() {
    const { block } = this
    block[this.bufferedBytes++] = 0x80
    if (this.bufferedBytes > 56) {
      block.fill(0, this.bufferedBytes)
      this.compress(block, 0)
      this.bufferedBytes = 0
    }
    block.fill(0, this.bufferedBytes)
    const bits = this.totalBytes * 8
    const view = new DataView(block.buffer)
    view.setUint32(56, Math.floor(bits / 2 ** 32))
    view.setUint32(60, bits >>> 0)
    this.compress(block, 0)
  }

  private compress(bytes: Uint8Array, offset: number) {
    const w = this.schedule
    const { state } = this
    for (let t = 0, k = offset; t < 16; t++, k += 4)
      w[t] = (bytes[k]! << 24) | (bytes[k + 1]! << 16) | (bytes[k + 2]! << 8) | bytes[k + 3]!
    for (let t = 16; t < 64; t++) {
      const x = w[t - 15]!
      const y = w[t - 2]!
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
      w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0
    }
    let a = state[0]!
    let b = state[1]!
    let c = state[2]!
    let d = state[3]!
    let e = state[4]!
    let f = state[5]!
    let g = state[6]!
    let h = state[7]!
    for (let t = 0; t < 64; t++) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
      const temp1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[t]! + w[t]!) | 0
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
      const temp2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + temp1) | 0
      d = c
      c = b
      b = a
      a = (temp1 + temp2) | 0
    }
    state[0] = (state[0]! + a) | 0
    state[1] = (state[1]! + b) | 0
    state[2] = (state[2]! + c) | 0
    state[3] = (state[3]! + d) | 0
    state[4] = (state[4]! + e) | 0
    state[5] = (state[5]! + f) | 0
    state[6] = (state[6]! + g) | 0
    state[7] = (state[7]! + h) | 0
  }
}

const encoder = new TextEncoder()

/** Returns the SHA-256 of a text in UTF-8: 64 lower-case hex digits. */
export const sha256Hex = (input: string): string => new Sha256().update(encoder.encode(input)).digestHex()
