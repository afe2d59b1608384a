/** Compares the sizes of a build with those recorded in the repository. */

/** kB of gzip, by the name of the group. */
export type GroupSizes = Readonly<Record<string, number>>

/** Maximum growth of a group, as a share of its recorded size. */
const MAX_GROWTH = 1 / 20

/** The names of the groups that have grown too much. A group without a record is among them. */
export const findGrownGroups = (today: GroupSizes, recorded: GroupSizes): string[] =>
  Object.keys(today).filter((name) => !((today[name] ?? 0) <= (recorded[name] ?? 0) * (1 + MAX_GROWTH)))
