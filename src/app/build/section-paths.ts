/** Which folder of sections has which addresses; read by the build alone. */
import type { Section } from '#commands/section.ts'

const folders = import.meta.glob<Record<string, Partial<Section>>>('/src/sections/*/index.ts', { eager: true })

/** ['cashbacks', ['/cashbacks', '/cashbacks/cadastrar', …]] of each folder. */
export const sectionPaths: readonly (readonly [string, readonly string[]])[] = Object.entries(folders).map(
  ([file, sections]) => [
    file.split('/').at(-2) ?? '',
    Object.values(sections).flatMap(({ routes = [] }) => routes.map(({ path }) => path)),
  ],
)
