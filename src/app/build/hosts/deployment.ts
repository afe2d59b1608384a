/**
 * What the files for hosts are made of: one description of where the console stands, written out by each host's file.
 */
import { cacheControl, platformHeaders, type SecurityHeaderOptions, securityHeaders } from '#lib/security-headers.ts'

/** Where and how the console is installed: what every host's file is written from. */
export interface Deployment {
  /** Where the console is installed, with a slash at both ends: '/' or '/gestor/'. */
  folder: string
  /** The directory on the server whose part `folder` holds the files of dist: '/srv/www'. */
  documentRoot: string
  /** The site's name: 'gestor.exemplo.com'. */
  siteName: string
  /** Paths that are passed on, and to where: '/api/' to 'http://127.0.0.1:8080/' makes '/api/x' there '/x'. */
  proxies: Readonly<Record<string, string>>
  policy: SecurityHeaderOptions
}

/** The example that every build leaves: at the root of a site, the platform beside it on port 8080. */
export const EXAMPLE_DEPLOYMENT: Deployment = {
  folder: '/',
  documentRoot: '/srv/www',
  siteName: 'gestor.exemplo.com',
  proxies: { '/api/': 'http://127.0.0.1:8080/' },
  policy: {},
}

/** A picture of 5 MB, in base64 where it is part of a JSON, and the rest of its form. */
export const MAX_BODY_SIZE = { nginx: '7m', caddy: '7MiB' }

/** The longest call, a synchronisation, ends after 60 s; a proxy must not give up before the console does. */
export const RESPONSE_TIMEOUT = '75s'

/** For the text of every host's file: a console that is open still asks for the files of its own build. */
export const OLD_ASSETS_ADVICE =
  'Keep the assets of the builds before for a week: consoles that are open still ask for them.'

export const HEADERS = {
  /** On every answer with a file of the console, found or not. */
  security: ({ policy }: Deployment): [name: string, value: string][] => Object.entries(securityHeaders(policy)),
  /** On every answer of the platform that the host passes on. */
  platform: Object.entries(platformHeaders),
  /** Only on a file that was found. Intermediaries must not rewrite the page: its first script is known by its hash. */
  page: `${cacheControl('/')}, no-transform`,
  asset: cacheControl('/assets/'),
  /** A missing file may be there a moment later, while a new version is being copied. */
  missing: 'no-store',
}
