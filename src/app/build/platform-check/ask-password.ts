/** Asks for a password on the terminal without showing it. */
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Returns the typed line. */
export function askPassword(prompt: string): Promise<string> {
  process.stdout.write(prompt)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  return new Promise((resolve) =>
    lines.question('', (answer) => {
      lines.close()
      process.stdout.write('\n')
      resolve(answer)
    }),
  )
}
