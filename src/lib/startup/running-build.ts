/** Tells from which sources the running build was made, and when. */
import { VERSION } from './version.ts'

/** The facts of the running build. */
export interface RunningBuild {
  /** '0.3.4' */
  readonly version: string
  /** The full hash; null if the build was made from an archive without git, and in development. */
  readonly commit: string | null
  /** ISO 8601 in UTC; null in development. */
  readonly time: string | null
}

const readText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Returns what the build wrote into the page. build.json on the host may be of a newer build already. */
export function getRunningBuild(): RunningBuild {
  const content = document.querySelector<HTMLMetaElement>('meta[name="gestor"]')?.content
  const { build } = (content === undefined ? {} : JSON.parse(content)) as { build?: Partial<RunningBuild> }
  return { version: VERSION, commit: readText(build?.commit), time: readText(build?.time) }
}
