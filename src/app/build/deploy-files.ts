/** Leaves the headers for hosts beside the build: `_headers` (Netlify, Cloudflare Pages) and `nginx.conf`. */
import type { Plugin } from 'vite'
import { headersFile, nginxSnippet } from '#lib/policy.ts'

/** Emits both files; they name no API of another origin, which whoever deploys adds to connect-src. */
export function deployFiles(): Plugin {
  return {
    name: 'gestor:deploy-files',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() })
      this.emitFile({ type: 'asset', fileName: 'nginx.conf', source: nginxSnippet() })
    },
  }
}
