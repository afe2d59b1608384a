/** Which build runs here. */

/** The address of the entry that runs here: its name changes with whatever the build consists of. */
export const ownEntry = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/** The build that runs here, in short; one and the same text as long as no other build is loaded. */
export const ownBuild = (): string => ownEntry().split('/').at(-1) ?? ''
