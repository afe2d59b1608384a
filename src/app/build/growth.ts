/** Compares the sizes of a build with those that the repository records. */

/** kB of gzip by the group's name. */
export type GroupSizes = Readonly<Record<string, number>>

/** How much more than its recorded size a group may be. */
const MAX_GROWTH = 1 / 20

/** The groups that have grown too much; one that is not recorded is among them. */
export const findGrownGroups = (today: GroupSizes, recorded: GroupSizes): string[] =>
  Object.keys(today).filter((name) => !((today[name] ?? 0) <= (recorded[name] ?? 0) * (1 + MAX_GROWTH)))
