/**
 * Prepares a build for deployment: dist holds what a host serves, compressed files included. dist-hosts holds the
 * configuration files for hosts, which no host needs to serve.
 */
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { EXAMPLE_DEPLOYMENT } from './hosts/deployment.ts'
import { writeHostFiles } from './hosts/write-host-files.ts'
import { loadConsolePaths } from './index-page.ts'
import { compressFiles } from './compress-files.ts'

/** Vite plugin that runs after everything is written. */
export function deployable(): Plugin {
  let dist = ''
  // `npm start` serves its own build on the same machine, where compression costs seconds and saves nothing.
  const shouldCompress = process.env['GESTOR_PACK'] !== 'no'
  return {
    name: 'gestor:deployable',
    apply: 'build',
    configResolved: ({ root, build }) => void (dist = resolve(root, build.outDir)),
    async writeBundle() {
      if (shouldCompress) await compressFiles(dist)
      await writeHostFiles(dist, EXAMPLE_DEPLOYMENT, { consolePaths: await loadConsolePaths() })
    },
  }
}
