/** What the benches are told on their command line. */

const told = (name: string) => process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

/** --runs=3: how often everything is measured. */
export const runsOf = (usual: number): number => Number(told('runs') ?? usual)

/** --ag-grid: beside AG Grid's page as well. */
export const withAgGrid = process.argv.includes('--ag-grid')

const only = told('only')?.split(',')
/** --only=turn,sort: these parts alone. */
export const isWanted = (part: string): boolean => only?.includes(part) ?? true
