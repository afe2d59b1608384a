/**
 * A section of the console: its places in the menu, its routes, its verbs. `nounSection` makes all of it from a noun;
 * pages that are about no record of their own are told one by one.
 */
import type { ComponentType } from 'react'
import type { ReadCall } from '#api/cache/ahead.ts'
import type { IconName } from '#ui/signs/icon.tsx'
import { fold } from '#lib/written/fold.ts'
import type { AnyCommand } from './define.ts'
import { createPath, editPath, formTitle, type Noun, type PlacedNoun } from './noun.ts'

/** A fold of the menu. */
export interface MenuGroup {
  /** As spec 1 §2.6 writes it: 'Multi Nível'. An entry of this very label is the group's own link. */
  name: string
  icon: IconName
  /** How it is said, where not by its name in small letters; further words for it. */
  said?: string
  words?: readonly string[]
  /** Shut until it is opened. */
  folded?: boolean
}

/** Describes one group of the menu. */
export const defineGroup = (group: MenuGroup): MenuGroup => group

/** How a page is reached. */
interface Entry {
  icon: IconName
  keys?: readonly string[]
  /** Further whole phrases that mean to go there, after 'ir para '. */
  synonyms?: readonly string[]
  /** The group it stands under in the sidebar, if any. */
  group?: MenuGroup
  /** Reached by palette and address, but not listed in the sidebar (spec 1 §2.6 has no such entry). */
  unlisted?: boolean
}

/** A page in the menu. */
export interface MenuEntry extends Entry {
  /** In the menu, under its group: 'por Usuário'. */
  label: string
  /** Where no group stands over it: 'Auditoria por Usuário'. */
  name: string
  path: string
  /** The id of the 'Ir para' command made from this entry: 'ir.bonus'. */
  command: string
  /** The phrase of that command after 'ir para ': 'ledger de bônus'. */
  phrase: string
}

/** What a list asks the platform for: known before its screen's code is there. */
export interface FirstCall {
  /**
   * The call that this query ('?pagina=2') of the list's path asks for; null where nothing is asked, or the screen must
   * be there to say.
   */
  readCall(search: string, path: string): ReadCall | null
}

/** A route of the console. */
export interface SectionRoute {
  /** '/produtos/editar/$id', the router's spelling. */
  path: string
  /** Title for breadcrumb and document. */
  title: string
  /** Fetches the screen's code and gives what draws it; the routes themselves know neither React nor the router. */
  screen: () => Promise<ComponentType>
  /** A list's own. */
  firstPage?: (() => Promise<FirstCall>) | undefined
  noun: Noun | null
}

/** Menu and routes are there from the start; screens and verbs are fetched when they are needed. */
export interface Section {
  /** What it speaks of, in the language's order of precedence. */
  nouns: readonly Noun[]
  menu: readonly MenuEntry[]
  routes: readonly SectionRoute[]
  /** What it can do: loaded after the first paint, as the command layer is. */
  verbs?: () => Promise<readonly AnyCommand[]>
  /** The verbs that are made from its lists. */
  views?: () => Promise<readonly AnyCommand[]>
}

/** One page of a section, in menu and routes. */
interface Page extends Entry {
  /** 'Auditoria por Tipo'. */
  title: string
  path: string
  /** Its part of the 'Ir para' command's id: 'auditoria.tipo'. Operators' own keys are stored by it. */
  place: string
  screen: SectionRoute['screen']
  firstPage?: SectionRoute['firstPage']
  /** In the menu, and outside of it; the title unless told. */
  label?: string
  name?: string
}

/** Menu entries and routes from pages; `noun` is what all of them are about. */
export function pageSection(noun: Noun | null, pages: readonly Page[]): Section {
  return {
    nouns: [],
    menu: pages.map(({ title, place, screen: _, firstPage: __, label = title, name = title, ...entry }) => ({
      ...entry,
      label,
      name,
      command: `ir.${place}`,
      phrase: title.toLowerCase(),
    })),
    routes: pages.map(({ path, title, screen, firstPage }) => ({ path, title, screen, firstPage, noun })),
  }
}

/** What a file with a screen exports. */
interface ScreenFile {
  Screen: ComponentType
}

/** The file of its list, with the verbs made from it, or of a page that is no list. */
type MainFile =
  | {
      list: () => Promise<ScreenFile & { views: readonly AnyCommand[] }>
      /** The file of what it asks for first; without it that waits for the screen's code. */
      firstPage?: () => Promise<{ firstPage: FirstCall }>
      page?: undefined
    }
  | { page: () => Promise<ScreenFile>; list?: undefined; firstPage?: undefined }

type NounSection = Entry &
  MainFile & {
    /** Its part of the 'Ir para' command's id where the noun's plural is not it: 'rvhub'. */
    place?: string
    /** Words that the section's phrases need and that have no place of their own. */
    words?: readonly Noun[]
    /** The file of its form: a route for a new record, one for those that are there. */
    form?: () => Promise<ScreenFile>
    /** The file of its verbs. */
    verbs?: () => Promise<{ verbs: readonly AnyCommand[] }>
  }

/** Menu entry, 'Ir para', routes and titles from a noun; the files are fetched when they are needed. */
export function nounSection(noun: PlacedNoun, parts: NounSection): Section {
  const { place = fold(noun.plural), words = [], list, firstPage, page, form, verbs, ...entry } = parts
  const { title, path } = noun
  const screenOf = (file: () => Promise<ScreenFile>) => () => file().then(({ Screen }) => Screen)
  const main = pageSection(noun, [
    {
      ...entry,
      title,
      path,
      place,
      screen: screenOf(list ?? page),
      firstPage: firstPage && (() => firstPage().then((file) => file.firstPage)),
    },
  ])
  return {
    ...main,
    nouns: [noun, ...words],
    ...(form && {
      routes: [
        ...main.routes,
        { path: createPath(noun), title: formTitle(noun, 'create'), screen: screenOf(form), noun },
        { path: editPath(noun), title: formTitle(noun, 'edit'), screen: screenOf(form), noun },
      ],
    }),
    ...(verbs && { verbs: () => verbs().then((file) => file.verbs) }),
    ...(list && { views: () => list().then((file) => file.views) }),
  }
}
