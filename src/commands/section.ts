/**
 * A section of the console: its menu entries, its routes, its commands. `resourceSection` derives all of it from a
 * resource; `pageSection` takes pages that are about no record.
 */
import type { ComponentType } from 'react'
import type { PrefetchableCall } from '#api/cache/prefetch.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { AnyCommand } from './define.ts'
import { newRecordPath, editRecordPath, getFormTitle, type Resource, type RoutedResource } from './resource.ts'

/** A collapsible group of the menu. */
export interface MenuGroup {
  /** As spec 1 §2.6 writes it: 'Multi Nível'. An entry with this very label is the group's own link. */
  name: string
  icon: IconName
  /** The group's name in a typed line, if not its name in lower case; `words` are further words for it. */
  spokenName?: string
  words?: readonly string[]
  /** Collapsed until it is opened. */
  isCollapsed?: boolean
}

/** Defines one group of the menu. */
export const defineGroup = (group: MenuGroup): MenuGroup => group

/** How the operator reaches a page. */
interface NavigationEntry {
  icon: IconName
  keys?: readonly string[]
  /** Further phrases for going there, after 'ir para '. */
  synonyms?: readonly string[]
  /** Beginnings of everyday words that stand for going there (`everydayWords` in commands/define.ts): 'compr'. */
  everydayWords?: readonly string[]
  /** The group above the entry in the sidebar, if any. */
  group?: MenuGroup
  /** Reachable by palette and address, but not listed in the sidebar (spec 1 §2.6 has no such entry). */
  isUnlisted?: boolean
}

/** A page in the menu. */
export interface MenuEntry extends NavigationEntry {
  /** In the menu, under its group: 'por Usuário'. */
  label: string
  /** Without the group's heading: 'Auditoria por Usuário'. */
  name: string
  path: string
  /** The id of the 'Ir para' command made from this entry: 'ir.bonus'. */
  commandId: string
  /** The phrase of that command after 'ir para ': 'ledger de bônus'. */
  phrase: string
}

/** A list whose first page can be requested before the code of its screen is loaded (`list-request.ts`). */
export interface PrefetchableList {
  /**
   * The call that a list sends for this query ('?pagina=2') of its path; null if it sends none, or if only the loaded
   * screen can tell.
   */
  getFirstCall(search: string, path: string): PrefetchableCall | null
}

/** A route of the console. */
export interface SectionRoute {
  /** '/produtos/editar/$id', as the router spells it. */
  path: string
  /** Title for breadcrumb and document. */
  title: string
  /** Loads the screen's code and returns its component; the routes themselves know neither React nor the router. */
  loadScreen: () => Promise<ComponentType>
  /** Only lists have one. */
  loadListRequest?: (() => Promise<PrefetchableList>) | undefined
  resource: Resource | null
}

/** Menu and routes are loaded at start; screens and commands when they are needed. */
export interface Section {
  /** Its resources, in the language's order of precedence. */
  resources: readonly Resource[]
  menu: readonly MenuEntry[]
  routes: readonly SectionRoute[]
  /** Its commands; loaded after the first paint, like the command layer. */
  loadCommands?: () => Promise<readonly AnyCommand[]>
  /** The commands that are derived from its lists. */
  loadViewCommands?: () => Promise<readonly AnyCommand[]>
}

/** One page of a section, in menu and routes. */
interface SectionPage extends NavigationEntry {
  /** 'Auditoria por Tipo'. */
  title: string
  path: string
  /** The last part of the 'Ir para' command's id: 'auditoria.tipo'. Operators' custom keys are stored by that id. */
  commandSuffix: string
  loadScreen: SectionRoute['loadScreen']
  loadListRequest?: SectionRoute['loadListRequest']
  /** `label` in the menu and `name` outside of it; both are the title by default. */
  label?: string
  name?: string
}

/** Menu entries and routes from pages; `resource` is what all of them are about, null for none. */
export function pageSection(resource: Resource | null, pages: readonly SectionPage[]): Section {
  return {
    resources: [],
    menu: pages.map(
      ({ title, commandSuffix, loadScreen: _, loadListRequest: __, label = title, name = title, ...entry }) => ({
        ...entry,
        label,
        name,
        commandId: `ir.${commandSuffix}`,
        phrase: title.toLowerCase(),
      }),
    ),
    routes: pages.map(({ path, title, loadScreen, loadListRequest }) => ({
      path,
      title,
      loadScreen,
      loadListRequest,
      resource,
    })),
  }
}

/** The exports of a file with a screen. */
interface ScreenModule {
  Screen: ComponentType
}

/** The file of a section's commands: `commands` has every command that the file exports. */
interface CommandsModule {
  commands: readonly AnyCommand[]
}

/** The file of the list, with the commands derived from it, or of a page that is no list. */
type MainModule =
  | {
      loadList: () => Promise<ScreenModule & { viewCommands: readonly AnyCommand[] }>
      /** The file of what the list requests; without it, the first request waits for the screen's code. */
      loadListRequest?: () => Promise<{ listRequest: PrefetchableList }>
      loadPage?: undefined
    }
  | { loadPage: () => Promise<ScreenModule>; loadList?: undefined; loadListRequest?: undefined }

type ResourceSectionOptions = NavigationEntry &
  MainModule & {
    /** The last part of the 'Ir para' command's id, if it is not the resource's plural: 'rvhub'. */
    commandSuffix?: string
    /** Resources that the section's phrases need and that have no page of their own. */
    wordResources?: readonly Resource[]
    /** The file of the form: it gets a route for a new record and one for existing records. */
    loadForm?: () => Promise<ScreenModule>
    /** The file of the section's commands. */
    loadCommands?: () => Promise<CommandsModule>
  }

const isCommand = (value: unknown): value is AnyCommand =>
  typeof value === 'object' && value !== null && 'id' in value && 'phrases' in value && 'scope' in value

/** The commands that a file exports, alone or in a record of commands such as `recordCommands` makes. */
const listExportedCommands = (file: object): AnyCommand[] =>
  Object.values(file).flatMap((value: unknown) =>
    isCommand(value) ? [value] : Object.values(Object(value) as object).filter(isCommand),
  )

/** The commands of a section's file. Throws if the file exports a command that is not in `commands`. */
function collectCommands(file: CommandsModule): readonly AnyCommand[] {
  const forgotten = listExportedCommands(file).find((command) => !file.commands.includes(command))
  if (forgotten) throw new Error(`The command ${forgotten.id} is not in \`commands\` of its file`)
  return file.commands
}

/** Menu entry, 'Ir para' command, routes and titles from a resource; the files are loaded when they are needed. */
export function resourceSection(resource: RoutedResource, parts: ResourceSectionOptions): Section {
  const {
    commandSuffix = normalizeText(resource.plural),
    wordResources = [],
    loadList,
    loadListRequest,
    loadPage,
    loadForm,
    loadCommands,
    ...entry
  } = parts
  const { title, path } = resource
  const createScreenLoader = (file: () => Promise<ScreenModule>) => () => file().then(({ Screen }) => Screen)
  const main = pageSection(resource, [
    {
      ...entry,
      title,
      path,
      commandSuffix,
      loadScreen: createScreenLoader(loadList ?? loadPage),
      loadListRequest: loadListRequest && (() => loadListRequest().then((file) => file.listRequest)),
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
          loadScreen: createScreenLoader(loadForm),
          resource,
        },
        {
          path: editRecordPath(resource),
          title: getFormTitle(resource, 'edit'),
          loadScreen: createScreenLoader(loadForm),
          resource,
        },
      ],
    }),
    ...(loadCommands && { loadCommands: () => loadCommands().then(collectCommands) }),
    ...(loadList && { loadViewCommands: () => loadList().then((file) => file.viewCommands) }),
  }
}
