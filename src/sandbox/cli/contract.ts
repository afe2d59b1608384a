/**
 * `npm run contract`: writes the OpenAPI document of all calls to the standard output, or to the file named by --out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createOpenApiDocument } from '#sandbox/openapi.ts'
import { listRoutes } from '#sandbox/platform.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const text = `${JSON.stringify(createOpenApiDocument(listRoutes(), version), null, 2)}\n`
if (values.out === undefined) process.stdout.write(text)
else writeFileSync(values.out, text)
