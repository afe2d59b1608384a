/** Describes one deployment of the console. The file of each host is written from this description. */
import type { Config } from '#app/config.ts'
import { cacheControl, platformHeaders, type SecurityHeaderOptions, securityHeaders } from '#lib/security-headers.ts'

/** Where and how the console is installed. */
export interface Deployment {
  /** The folder of the console, with a slash at both ends: '/' or '/gestor/'. */
  folder: string
  /** The directory on the server that contains `folder` with the files of dist: '/srv/www'. */
  documentRoot: string
  /** The site's name: 'gestor.exemplo.com'. */
  siteName: string
  /** Proxied paths and their upstreams: '/api/' with 'http://127.0.0.1:8080/' forwards '/api/x' as '/x'. */
  proxies: Readonly<Record<string, string>>
  policy: SecurityHeaderOptions
  /** The files of the site's certificate for https; null where the host gets its own. */
  certificate: { chain: string; key: string } | null
  /** The content of the host's config.json. */
  config: Config
}

/**
 * The example that every build writes: the console at the root of a site, the platform on the same machine at port
 * 8080.
 */
export const EXAMPLE_DEPLOYMENT: Deployment = {
  folder: '/',
  documentRoot: '/srv/www',
  siteName: 'gestor.exemplo.com',
  proxies: { '/api/': 'http://127.0.0.1:8080/' },
  policy: {},
  certificate: null,
  config: {
    apiBase: '/api',
    cdnBase: '',
    analyticsUrl: null,
    reportUrl: null,
    reportShare: 0.1,
    environment: null,
    capabilities: null,
  },
}

/** Enough for a picture of 5 MB in base64 inside a JSON, and the rest of its form. */
export const MAX_BODY_SIZE = { nginx: '7m', caddy: '7MiB' }

/** The longest call, a synchronisation, ends after 60 s. A proxy must not give up before the console does. */
export const RESPONSE_TIMEOUT = '75s'

/** Advice in every host's file: an open console still requests the files of its own build. */
export const OLD_ASSETS_ADVICE =
  'Keep the assets of the builds before for a week: consoles that are open still ask for them.'

/** Advice in the files of hosts that serve a folder: how a new build gets there without an outage. */
export const describeUpgrade = (
  folder: string,
): string => `# The policy below belongs to this build: with that of another one the page stays blank. For a new build:
#   npm run hosts -- --replacing ${folder} and the options of before; copy this file and reload: it allows both pages
#   npm run deploy -- --to ${folder} --url the address of the console`

/** Advice in every host's file: where the host's config.json comes from, and that a new build keeps it. */
export const CONFIG_ADVICE =
  'Copy the config.json beside this file once: a build has none, so a new build keeps the one that is there.'

/**
 * The end of an address that names a file, in the syntax of nginx, Caddy and JavaScript: an extension with a letter. A
 * number with a decimal point, as in '/produtos/editar/1.5', names none.
 */
export const FILE_EXTENSION = String.raw`\.\w*[A-Za-z]\w*$`

/** The end of an address that names a file, also that of the check of the host, which has no extension. */
export const MISSING_FILE = `(${FILE_EXTENSION}|/healthz$)`

export const HEADERS = {
  /** For every response with a file of the console, found or not. */
  security: ({ policy }: Deployment): [name: string, value: string][] => Object.entries(securityHeaders(policy)),
  /** For every response of the platform that the host forwards. */
  platform: Object.entries(platformHeaders),
  /**
   * Only for a file that was found. Intermediaries must not rewrite the page, because the policy knows its first script
   * by its hash.
   */
  page: `${cacheControl('/')}, no-transform`,
  asset: cacheControl('/assets/'),
  /** A missing file may exist a moment later, while a new version is being copied. */
  missing: 'no-store',
}
