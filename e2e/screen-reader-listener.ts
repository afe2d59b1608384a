/**
 * Records what a screen reader would say about the console: the texts of live regions as they change, and the focused
 * element as Chromium's accessibility tree has it.
 */
import type { CDPSession, Page } from '@playwright/test'

interface Announcement {
  /** The key pressed last before the announcement; '' before the first. */
  key: string
  text: string
}

declare global {
  interface Window {
    listenerState: { key: string; heard: Announcement[] }
  }
}

/** Runs in the page before its own scripts: records what live regions announce, as a screen reader would read it. */
function installListener() {
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output'
  const state: Window['listenerState'] = { key: '', heard: [] }
  window.listenerState = state
  const findRegion = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null
  const isOff = (region: Element) =>
    region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden=true], [inert]') !== null
  const getText = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return [...node.childNodes].map(getText).join(' ')
  }
  const isAtomic = (region: Element) =>
    region.getAttribute('aria-atomic') !== 'false' &&
    (region.matches('[role=status], [role=alert], output') || region.getAttribute('aria-atomic') === 'true')
  new MutationObserver((records) => {
    const announcements = new Set<string>()
    for (const { type, target, addedNodes } of records) {
      const region = findRegion(target)
      if (region && !isOff(region)) {
        // Removed nodes are not read.
        if (type === 'childList' && addedNodes.length === 0) continue
        const parts = isAtomic(region) ? [region] : addedNodes.length > 0 ? [...addedNodes] : [target]
        for (const part of parts) announcements.add(getText(part))
        continue
      }
      // A new region that already has text is read too.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const liveRegion of [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)])
            if (!isOff(liveRegion)) announcements.add(getText(liveRegion))
    }
    for (const announcement of announcements) {
      const text = announcement.replaceAll(/\s+/g, ' ').trim()
      if (text !== '') state.heard.push({ key: state.key, text })
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** The focused element in the accessibility tree, or its active descendant. */
export interface AccessibleFocus {
  role: string
  name: string
  /** The column's label, 'Valor'; `sort` is 'ascending' if the list is sorted by it. */
  column: string
  sort: string
  /** 'linha 3 de 5001'; the header is row 1. */
  rowPosition: string
  /** 'coluna 4 de 9'. */
  columnPosition: string
  isSelected: boolean
}

/** The screen-reader listener of one page. */
export class ScreenReaderListener {
  private readonly page: Page
  private session: CDPSession | null = null
  constructor(page: Page) {
    this.page = page
  }

  /** Installs the listener. Call it before the first page is opened. */
  async install() {
    await this.page.addInitScript(installListener)
  }

  /** Assigns the announcements from now on to this key. */
  async setLastKey(key: string) {
    await this.page.evaluate((name) => {
      window.listenerState.key = name
    }, key)
  }

  /** Returns the announcements recorded since this key. */
  async getAnnouncements(key: string): Promise<string[]> {
    return this.page.evaluate(
      (name) =>
        window.listenerState.heard.flatMap((announcement) => (announcement.key === name ? [announcement.text] : [])),
      key,
    )
  }

  /**
   * Returns the focused element from the accessibility tree; null if nothing is focused. It requests only the nodes in
   * question, not the whole tree.
   */
  async getFocus(): Promise<AccessibleFocus | null> {
    const session = (this.session ??= await this.page.context().newCDPSession(this.page))
    const fetchNode = async (target: { objectId: string } | { backendNodeId: number }) => {
      const { nodes } = await session.send('Accessibility.getPartialAXTree', { ...target, fetchRelatives: false })
      const property = (name: string) => nodes[0]?.properties?.find((announcement) => announcement.name === name)?.value
      return { node: nodes[0], property }
    }
    const { result: element } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const focused = await fetchNode({ objectId: element.objectId ?? '' })
    const active = focused.property('activedescendant')?.relatedNodes?.[0]?.backendDOMNodeId
    const { node } = active === undefined ? focused : await fetchNode({ backendNodeId: active })
    if (focused.property('focused')?.value !== true || !node?.backendDOMNodeId) return null
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId })
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      returnByValue: true,
      functionDeclaration: `function () {
          const row = this.closest('[role=row]'), grid = this.closest('[role=grid]')
          const at = this.getAttribute('aria-colindex')
          const head = grid && grid.querySelector('th[aria-colindex="' + at + '"]')
          return {
            column: head ? head.textContent : '',
            sort: head ? head.getAttribute('aria-sort') || '' : '',
            rowPosition: row ? 'linha ' + row.getAttribute('aria-rowindex') + ' de ' + grid.getAttribute('aria-rowcount') : '',
            columnPosition: at ? 'coluna ' + at + ' de ' + grid.getAttribute('aria-colcount') : '',
            isSelected: row ? row.getAttribute('aria-selected') === 'true' : false,
          }
        }`,
    })
    return {
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? ''),
      ...(result.value as Omit<AccessibleFocus, 'role' | 'name'>),
    }
  }
}
