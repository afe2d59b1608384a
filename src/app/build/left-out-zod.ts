/** What the console never runs of its schemas' library (`left-out.ts` takes it out). */

const CORE = 'zod/v4/core/schemas.js'

/** As `HOLLOW` (left-out-libraries.ts). */
export const HOLLOW_OF_ZOD = { 'zod/v4/mini/schemas.js': { parseAsync: 'throws', safeParseAsync: 'throws' } } as const

/** As `SETTLED` (left-out-libraries.ts). */
export const SETTLED_OF_ZOD: Readonly<Record<string, readonly (readonly [asked: string, answer: string])[]>> = {
  [CORE]: [
    // A schema judges at once, and says so where it would have to wait.
    [
      String.raw`\bif \(r instanceof Promise\) \{\s+return r\.then\(\(r\) => handleRefineResult\(r, payload, input, inst\)\);`,
      'if (r?.then) {\n throw new core.$$ZodAsyncError();',
    ],
    [String.raw`\b(?!_out\b)\w+ instanceof Promise\b`, 'false'],
    [String.raw`\bctx\.async\b(?! ===)`, 'false'],
    [String.raw`\bproms\.length\b`, '0'],
    // It reads and never writes, to the end, a value as it comes.
    [String.raw`\bctx\.direction === "backward"`, 'false'],
    [String.raw`\bctx\?\.direction !== "backward"`, 'true'],
    [String.raw`\bctx\??\.skipChecks\b`, 'false'],
    [String.raw`\bctx\?\.abortEarly\b`, 'false'],
    [String.raw`\bdef\.coerce\b`, 'false'],
    [String.raw`\bdef\.mode === "loose"`, 'false'],
    [String.raw`\bcore\.globalConfig\.memoizer\b`, 'undefined'],
    // No text is made of several schemas, and none is chosen by a word among its values.
    [
      String.raw`\butil\.defineLazyInternal\(inst, "(?:pattern|propValues)", \(zod\) => (?:\{\n[^]*?\n    \}\);|.*\);)`,
      '',
    ],
  ],
}
