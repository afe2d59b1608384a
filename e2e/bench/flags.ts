/** What the benches are told on their command line. */

const readFlag = (name: string) =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

/** --runs=3: how often everything is measured. */
export const getRunCount = (usual: number): number => Number(readFlag('runs') ?? usual)

/** --ag-grid: beside AG Grid's page as well. */
export const withAgGrid = process.argv.includes('--ag-grid')

const only = readFlag('only')?.split(',')
/** --only=turn,sort: these parts alone. */
export const isWanted = (part: string): boolean => only?.includes(part) ?? true
