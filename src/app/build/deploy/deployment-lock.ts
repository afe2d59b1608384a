/**
 * Keeps two deployments from writing the same folder at once: the second would remove what the first is copying. The
 * lock is a file in the folder, which names the process that holds it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DeploymentRefusedError, LOCK_FILE } from './deploy-folder.ts'

interface LockHolder {
  pid: number
  host: string
  /** ISO text. */
  since: string
}

/** Returns null for a file that names no process: it was written half, or by something else. */
function readHolder(path: string): LockHolder | null {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(path, 'utf8')) as LockHolder
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, host, since } : null
  } catch {
    return null
  }
}

/** True if a process of this machine has the id. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be signalled, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function describeHolder(path: string, to: string): string {
  const holder = readHolder(path)
  if (!holder)
    return `${to}: a pasta está reservada por ${path}, que não diz por quem. Se nenhuma implantação está em curso, apague esse arquivo e repita este comando`
  const { pid, host, since } = holder
  const who = `processo ${pid} em ${host}, desde ${since}`
  if (host !== hostname())
    return `${to}: outra implantação está em curso (${who}). Se ela já não roda lá, apague ${path} e repita este comando`
  return isRunning(pid)
    ? `${to}: outra implantação está em curso (${who}); nada foi mudado. Espere que ela termine`
    : `${to}: uma implantação parou no meio (${who}) e não roda mais. Apague ${path} e repita este comando: ele termina o que ficou`
}

/**
 * Locks the folder for this process, and creates the folder if it is missing. Returns the function that unlocks it.
 * Throws DeploymentRefusedError with what to do if another process has the lock, or left it behind.
 */
export function lockFolder(to: string, now: number): () => void {
  const path = join(to, LOCK_FILE)
  mkdirSync(to, { recursive: true })
  // Readable by its owner only: the folder is served.
  const holder: LockHolder = { pid: process.pid, host: hostname(), since: new Date(now).toISOString() }
  try {
    writeFileSync(path, `${JSON.stringify(holder)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new DeploymentRefusedError(describeHolder(path, to))
  }
  return () => rmSync(path, { force: true })
}
