/**
 * Writes a guide for a bucket with a CDN before it. A guide and not a file, because a bucket is not configured by one
 * file.
 */
import { type Deployment, HEADERS, MISSING_FILE, OLD_ASSETS_ADVICE } from './deployment.ts'

/**
 * The text of the guide. The commands are those of AWS; other providers have equivalents. `hosts` is the folder of these
 * files.
 */
export function createObjectStorageGuide(deployment: Deployment, hosts: string): string {
  const { folder, siteName } = deployment
  const formatTable = (headers: readonly (readonly [name: string, value: string])[]) =>
    headers.map(([name, value]) => `| ${name} | \`${value}\` |`).join('\n')
  return `# Gestor in S3 behind CloudFront

Before a new build, write this guide with "npm run hosts -- --replacing https://${siteName}${folder}" and the options of before,
and set the headers of step 4 first: the policy belongs to the build, and with that of another one the page stays blank.
The policy of this guide then allows both pages.

1. **Files.** Assets first, the page last, so that no page names a file that is not there yet. The CDN packs by itself:
   the .br and .gz stay at home.

       aws s3 sync dist/assets s3://BUCKET${folder}assets --exclude '*.br' --exclude '*.gz' --cache-control '${HEADERS.asset}'
       aws s3 cp dist/build.json s3://BUCKET${folder}build.json --cache-control 'no-cache'
       aws s3 cp dist/healthz s3://BUCKET${folder}healthz --cache-control 'no-cache' --content-type text/plain
       aws s3 cp dist/index.html s3://BUCKET${folder}index.html --cache-control '${HEADERS.page}'

   Never \`--delete\` on assets. ${OLD_ASSETS_ADVICE}
   A build has no config.json, so that no build replaces the one that is there. Once, for this platform:

       aws s3 cp ${hosts}/config.json s3://BUCKET${folder}config.json --cache-control 'no-cache'

2. **Missing files.** No custom error response that answers index.html: a missing asset would be a page, kept for a year.
   Let a CloudFront function on "viewer request" name the page instead:

       function handler(event) {
         var request = event.request
         if (!/${MISSING_FILE.replaceAll('/', String.raw`\/`)}/.test(request.uri)) request.uri = '${folder}index.html'
         return request
       }

   Set the minimum TTL for errors (403, 404) to 0, and give the CDN the right to list the bucket, so that a missing file
   is a 404 and not a 403.
3. **The platform.** A second origin with the behaviour \`/api/*\`: all methods, no cache (CachingDisabled), all headers
   but Host passed on (AllViewerExceptHostHeader), compression on, the same origin for the browser: no CORS. If its paths
   do not begin with /api, set \`apiBase\` in config.json to what they begin with, or strip it by another function.
   Where it stays on another origin, src/app/build/README.md §4 says what it must send.
4. **Headers.** A response headers policy on the behaviour of the files, with custom headers:

| header | value |
|---|---|
${formatTable(HEADERS.security(deployment))}

   And one on the behaviour \`/api/*\`, so that no answer of the platform acts as a page of the console's origin:

| header | value |
|---|---|
${formatTable(HEADERS.platform)}

5. **https.** A certificate for ${siteName} and "redirect HTTP to HTTPS".
`
}
