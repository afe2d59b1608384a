/** What build.json and the page tell about a build: its version, the commit it was made from, and when. */
import { execFileSync } from 'node:child_process'
import { VERSION } from '#lib/startup/version.ts'

/** When this process began, in ms since the epoch: build.json and the page of one build have the same time. */
const STARTED_AT_MS = Date.now()

/** The facts of one build. */
export interface BuildFacts {
  version: string
  /** The full hash; null outside of a repository. */
  commit: string | null
  /** ISO 8601 in UTC. */
  time: string
}

/** Returns the commit of the sources in this folder; null if they are in no repository, or there is no git. */
export function readCommit(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return null
  }
}

/**
 * The time of a build that is made now, in ms since the epoch. SOURCE_DATE_EPOCH, in seconds, takes its place for whoever
 * wants the same bytes from the same sources (`npm run release`).
 */
const getBuildTime = (): number => {
  const epoch = process.env['SOURCE_DATE_EPOCH']
  return epoch === undefined || epoch === '' ? STARTED_AT_MS : Number(epoch) * 1000
}

/** Returns the facts of a build that is made now from the sources in this folder. */
export const getBuildFacts = (folder: string): BuildFacts => ({
  version: VERSION,
  commit: readCommit(folder),
  time: new Date(getBuildTime()).toISOString(),
})
