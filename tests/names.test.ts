/**
 * Checks that the code uses the field's words (src/README.md, glossary): a replaced private word must not come back as
 * the name of a file, a function, a type or a constant. Stored keys and Portuguese texts are not checked.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The replacement of each word. */
const REPLACED: Readonly<Record<string, string>> = {
  noun: 'resource',
  verb: 'command',
  deed: 'action',
  wish: 'request',
  walk: 'pass, scan',
  keeper: 'page store',
  kept: 'stored, saved, persisted',
  told: 'message, notify, describe',
  said: 'message',
  stroke: 'key chord',
  stales: 'invalidates',
  sentinel: 'seeded error case',
  fold: 'aggregate',
  stake: 'unsaved work',
  look: 'preview, lookup',
  hand: 'corpus',
  storey: 'layer',
  wing: 'layer',
}

/** Folders in which a word has its ordinary meaning: grammar, 'look up' and the stroke of a drawn line. */
const ALLOWED: readonly (readonly [folder: RegExp, words: readonly string[]])[] = [
  [/^commands\/language\//, ['noun', 'verb', 'wish', 'look']],
  [/^commands\/execution\/resume-runs/, ['look']],
  [/^scan\/reconcile\/pasted-table/, ['hand']],
  [/^ui\/icons\//, ['stroke']],
]

const splitName = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** Returns the replaced words in a name, singular or plural. */
const findReplaced = (file: string, name: string): string[] => {
  const allowed = ALLOWED.flatMap(([folder, words]) => (folder.test(file) ? words : []))
  return splitName(name)
    .map((word) => (word in REPLACED ? word : word.replace(/e?s$/, '')))
    .filter((word) => word in REPLACED && !allowed.includes(word))
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))

const findTopLevelNames = (code: string): string[] =>
  Array.from(
    code.matchAll(/^(?:export )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm),
    ([, name = '']) => name,
  )

describe('a replaced word', () => {
  it('is found in every spelling of a name', () => {
    expect(findReplaced('lib/a.ts', 'defineNoun')).toEqual(['noun'])
    expect(findReplaced('lib/a.ts', 'KEPT_ROWS')).toEqual(['kept'])
    expect(findReplaced('lib/a.ts', 'nouns')).toEqual(['noun'])
    expect(findReplaced('lib/a.ts', 'foldersToTry')).toEqual([])
    expect(findReplaced('commands/language/words/lexicon.ts', 'nounLemma')).toEqual([])
  })

  it('names no file', () => {
    expect(files.length).toBeGreaterThan(700)
    expect(files.filter((file) => findReplaced(file, file.replace(/\.tsx?$/, '')).length > 0)).toEqual([])
  })

  it('names no function, type or constant', () => {
    const found = files.flatMap((file) =>
      findTopLevelNames(readFileSync(join('src', file), 'utf8')).flatMap((name) =>
        findReplaced(file, name).map((word) => `${file}: ${name} (${REPLACED[word]})`),
      ),
    )
    expect(found).toEqual([])
  })
})
