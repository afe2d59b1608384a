/** Breakages that no test can or need notice, each with its reason. */
interface Explained {
  /** The end of the file's path. */
  readonly file: string
  readonly mutator: string
  readonly replacement: string
  readonly reason: string
}

const list: readonly Explained[] = []

/** Whether this breakage has its reason in the list. */
export const explained = (file: string, mutator: string, replacement: string): boolean =>
  list.some((one) => file.endsWith(one.file) && one.mutator === mutator && one.replacement === replacement)
