/**
 * Checks the Node version before everything else. Its syntax also runs on old versions, so they print a sentence and no
 * stack.
 */
import process from 'node:process'

const [major, minor] = process.versions.node.split('.').map(Number)
const isEnough = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22
if (!isEnough) {
  console.error('O Gestor precisa do Node 20.19, 22.12 ou mais novo; este é o ' + process.versions.node + '.')
  process.exit(1)
}
