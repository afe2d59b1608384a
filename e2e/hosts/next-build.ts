/** Makes a second build out of a first one, as the next version of the sources would be: no asset has the same name. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from '#app/build/compress-files.ts'
import { inlineScriptHashes } from '#lib/security-headers.ts'

const TEXT_FILE = /\.(html|js|css|json)$/
const ASSET_HASH = /-[\w-]{8}(?=\.\w+$)/
/** The hash of every asset of the second build. */
export const NEXT_HASH = '-nextnext'

/** Writes the second build into `to`. Its page has another first script, so the policy of the first does not allow it. */
export async function createNextBuild(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const assets = readdirSync(join(to, 'assets'))
  const renamed = assets.map((name, index) => [name, name.replace(ASSET_HASH, `${index}${NEXT_HASH}`)] as const)
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT_FILE.test(name))) {
    const path = join(to, file)
    let text = readFileSync(path, 'utf8')
    for (const [oldName, newName] of renamed) text = text.replaceAll(oldName, newName)
    if (file === 'index.html') {
      const changed = text.replace('<script>', '<script>/* next */')
      const [[oldHash = ''], [newHash = '']] = await Promise.all([
        inlineScriptHashes(text),
        inlineScriptHashes(changed),
      ])
      text = changed.replaceAll(oldHash, newHash)
    }
    writeFileSync(path, text)
  }
  for (const [oldName, newName] of renamed) {
    cpSync(join(to, 'assets', oldName), join(to, 'assets', newName))
    rmSync(join(to, 'assets', oldName))
  }
  await compressFiles(to)
}
