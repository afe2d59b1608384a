/**
 * A section of the console: its places in the menu, its routes, its verbs. `nounSection` makes all of it from a noun;
 * pages that are about no record of their own are told one by one.
 */
import type { ComponentType } from 'react'
import type { ReadCall } from '#api/cache/prefetch.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { AnyCommand } from './define.ts'
import { newRecordPath, editRecordPath, getFormTitle, type Resource, type RoutedResource } from './resource.ts'

/** A fold of the menu. */
export interface MenuGroup {
  /** As spec 1 §2.6 writes it: 'Multi Nível'. An entry of this very label is the group's own link. */
  name: string
  icon: IconName
  /** How it is said, where not by its name in small letters; further words for it. */
  spokenName?: string
  words?: readonly string[]
  /** Shut until it is opened. */
  isCollapsed?: boolean
}

/** Describes one group of the menu. */
export const defineGroup = (group: MenuGroup): MenuGroup => group

/** How a page is reached. */
interface NavigationEntry {
  icon: IconName
  keys?: readonly string[]
  /** Further whole phrases that mean to go there, after 'ir para '. */
  synonyms?: readonly string[]
  /** The group it stands under in the sidebar, if any. */
  group?: MenuGroup
  /** Reached by palette and address, but not listed in the sidebar (spec 1 §2.6 has no such entry). */
  isUnlisted?: boolean
}

/** A page in the menu. */
export interface MenuEntry extends NavigationEntry {
  /** In the menu, under its group: 'por Usuário'. */
  label: string
  /** Where no group stands over it: 'Auditoria por Usuário'. */
  name: string
  path: string
  /** The id of the 'Ir para' command made from this entry: 'ir.bonus'. */
  commandId: string
  /** The phrase of that command after 'ir para ': 'ledger de bônus'. */
  phrase: string
}

/** What a list asks the platform for: known before its screen's code is there. */
export interface FirstPageRequest {
  /**
   * The call that this query ('?pagina=2') of the list's path asks for; null where nothing is asked, or the screen must
   * be there to say.
   */
  getRequest(search: string, path: string): ReadCall | null
}

/** A route of the console. */
export interface SectionRoute {
  /** '/produtos/editar/$id', the router's spelling. */
  path: string
  /** Title for breadcrumb and document. */
  title: string
  /** Fetches the screen's code and gives what draws it; the routes themselves know neither React nor the router. */
  loadScreen: () => Promise<ComponentType>
  /** A list's own. */
  loadFirstPage?: (() => Promise<FirstPageRequest>) | undefined
  resource: Resource | null
}

/** Menu and routes are there from the start; screens and verbs are fetched when they are needed. */
export interface Section {
  /** What it speaks of, in the language's order of precedence. */
  resources: readonly Resource[]
  menu: readonly MenuEntry[]
  routes: readonly SectionRoute[]
  /** What it can do: loaded after the first paint, as the command layer is. */
  loadCommands?: () => Promise<readonly AnyCommand[]>
  /** The verbs that are made from its lists. */
  loadViewCommands?: () => Promise<readonly AnyCommand[]>
}

/** One page of a section, in menu and routes. */
interface SectionPage extends NavigationEntry {
  /** 'Auditoria por Tipo'. */
  title: string
  path: string
  /** Its part of the 'Ir para' command's id: 'auditoria.tipo'. Operators' own keys are stored by it. */
  commandSuffix: string
  loadScreen: SectionRoute['loadScreen']
  loadFirstPage?: SectionRoute['loadFirstPage']
  /** In the menu, and outside of it; the title unless told. */
  label?: string
  name?: string
}

/** Menu entries and routes from pages; `noun` is what all of them are about. */
export function pageSection(resource: Resource | null, pages: readonly SectionPage[]): Section {
  return {
    resources: [],
    menu: pages.map(
      ({ title, commandSuffix, loadScreen: _, loadFirstPage: __, label = title, name = title, ...entry }) => ({
        ...entry,
        label,
        name,
        commandId: `ir.${commandSuffix}`,
        phrase: title.toLowerCase(),
      }),
    ),
    routes: pages.map(({ path, title, loadScreen, loadFirstPage }) => ({
      path,
      title,
      loadScreen,
      loadFirstPage,
      resource,
    })),
  }
}

/** What a file with a screen exports. */
interface ScreenModule {
  Screen: ComponentType
}

/** The file of its list, with the verbs made from it, or of a page that is no list. */
type MainModule =
  | {
      loadList: () => Promise<ScreenModule & { viewCommands: readonly AnyCommand[] }>
      /** The file of what it asks for first; without it that waits for the screen's code. */
      loadFirstPage?: () => Promise<{ firstPage: FirstPageRequest }>
      loadPage?: undefined
    }
  | { loadPage: () => Promise<ScreenModule>; loadList?: undefined; loadFirstPage?: undefined }

type ResourceSectionOptions = NavigationEntry &
  MainModule & {
    /** Its part of the 'Ir para' command's id where the noun's plural is not it: 'rvhub'. */
    commandSuffix?: string
    /** Words that the section's phrases need and that have no place of their own. */
    wordResources?: readonly Resource[]
    /** The file of its form: a route for a new record, one for those that are there. */
    loadForm?: () => Promise<ScreenModule>
    /** The file of its verbs. */
    loadCommands?: () => Promise<{ commands: readonly AnyCommand[] }>
  }

/** Menu entry, 'Ir para', routes and titles from a noun; the files are fetched when they are needed. */
export function resourceSection(resource: RoutedResource, parts: ResourceSectionOptions): Section {
  const {
    commandSuffix = normalizeText(resource.plural),
    wordResources = [],
    loadList,
    loadFirstPage,
    loadPage,
    loadForm,
    loadCommands,
    ...entry
  } = parts
  const { title, path } = resource
  const screenOf = (file: () => Promise<ScreenModule>) => () => file().then(({ Screen }) => Screen)
  const main = pageSection(resource, [
    {
      ...entry,
      title,
      path,
      commandSuffix,
      loadScreen: screenOf(loadList ?? loadPage),
      loadFirstPage: loadFirstPage && (() => loadFirstPage().then((file) => file.firstPage)),
    },
  ])
  return {
    ...main,
    resources: [resource, ...wordResources],
    ...(loadForm && {
      routes: [
        ...main.routes,
        {
          path: newRecordPath(resource),
          title: getFormTitle(resource, 'create'),
          loadScreen: screenOf(loadForm),
          resource,
        },
        {
          path: editRecordPath(resource),
          title: getFormTitle(resource, 'edit'),
          loadScreen: screenOf(loadForm),
          resource,
        },
      ],
    }),
    ...(loadCommands && { loadCommands: () => loadCommands().then((file) => file.commands) }),
    ...(loadList && { loadViewCommands: () => loadList().then((file) => file.viewCommands) }),
  }
}
