/** Computes a value again only when what it is computed from has changed. */

/** Returns a function that gives its last result again as long as it is called with the same arguments. */
export function memoizeLast<const Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | null = null
  return (...args) => {
    const isSame = last?.args.length === args.length && args.every((arg, index) => Object.is(arg, last?.args[index]))
    last = isSame && last ? last : { args, result: compute(...args) }
    return last.result
  }
}
