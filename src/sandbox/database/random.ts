/** Seeded random numbers: the same seed gives the same sequence (mulberry32). */
export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number
  /** A whole number, both ends included. */
  integer(from: number, to: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Creates a generator for this seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[integer(0, items.length - 1)] ?? items[0],
  }
}
