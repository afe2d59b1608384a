/** The scan in the store with what files need of it, and the control of the newest scan. */
import type { Row } from '#commands/resource.ts'
import type { ScanPageStore } from '#scan/jobs/scan-page-store.ts'
import type { ScanControl } from '#scan/protocol/scan-control.ts'
import type { ListSource } from '#listing/list-source.ts'
import { type ListScan, scanStore } from './scan-store.ts'

/** The scan in the store, with what files need of it. */
export interface ScanSession {
  readonly source: ListSource
  /** The list's state when the scan started. */
  readonly state: ReturnType<ListSource['getModel']>['state']
  readonly control: ScanControl
  readonly pageStore: ScanPageStore<Row>
}

/** The sessions of one tab: one at a time. */
export type ScanSessions = ReturnType<typeof createScanSessions>

/** Creates the sessions of a tab in which nothing was scanned yet. */
export function createScanSessions() {
  let newestControl: ScanControl | null = null
  let current: ScanSession | null = null
  return {
    /** null if nothing was scanned in this tab. */
    getScanSession: (): ScanSession | null => current,

    /** Puts a scan into the store. */
    show(session: ScanSession, scan: ListScan): void {
      current = session
      scanStore.set(scan)
    },

    /**
     * Changes the scan in the store if it has this key or session; otherwise does nothing. Results computed from a scan
     * must use its session: a newer scan with the same key has other rows and another verdict.
     */
    patchScan(target: string | ScanSession, change: Partial<ListScan>): void {
      const scan = scanStore.get()
      if (scan && (target === scan.key || target === current)) scanStore.set({ ...scan, ...change })
    },

    /** The control of the newest scan: another object as soon as another scan starts. null if there was none. */
    getNewestControl: (): ScanControl | null => newestControl,

    /** Cancels the scan started or opened last: another one, with this control, takes its place. */
    replaceControl(control: ScanControl): void {
      newestControl?.stop('cancelled')
      newestControl = control
    },

    /** Stops the newest scan and removes the scan from the store: the operator's session is lost. */
    end(): void {
      newestControl?.stop('session')
      current = null
      scanStore.set(null)
    },
  }
}
