/** Names of files from titles of charts. */
import { normalizeText } from '#lib/format/normalize-text.ts'

/** 'valor-por-mes': a title as a part of a file's name. */
export const toSlug = (title: string): string => normalizeText(title).replaceAll(/[^a-z0-9]+/g, '-')
