/** The command-line flags of the benches. */

const readFlag = (name: string) =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

/** --runs=3: how often everything is measured. */
export const getRunCount = (usual: number): number => Number(readFlag('runs') ?? usual)

/** --ag-grid: measures AG Grid's page too. */
export const withAgGrid = process.argv.includes('--ag-grid')

const parts = readFlag('only')?.split(',')
/** --only=turn,sort: whether this part is to be measured. */
export const isWanted = (part: string): boolean => parts?.includes(part) ?? true
