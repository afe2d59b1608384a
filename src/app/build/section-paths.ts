/** Lists the addresses of each folder of sections. Only the build reads it. */
import type { Section } from '#commands/section.ts'

const folders = import.meta.glob<Record<string, Partial<Section>>>('/src/sections/*/index.ts', { eager: true })

/** For each folder: ['cashbacks', ['/cashbacks', '/cashbacks/cadastrar', …]]. */
export const sectionPaths: readonly (readonly [string, readonly string[]])[] = Object.entries(folders).map(
  ([file, sections]) => [
    file.split('/').at(-2) ?? '',
    Object.values(sections).flatMap(({ routes = [] }) => routes.map(({ path }) => path)),
  ],
)
