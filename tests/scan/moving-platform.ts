/** Simulates a platform whose rows change during a scan, and a network that loses, delays and repeats calls. */
import { ApiError } from '#api/errors.ts'
import type { PageResponse, PageRequest } from '#scan/protocol/scan-environment.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** A row; a 'change' alters `valor`. */
export interface MovingRow {
  readonly id: number
  readonly valor: number
}

/**
 * The possible changes. 'delete': any member is removed; 'add': a row with a new greatest id; 'change': a new value;
 * 'swap': a member leaves the filter and an older row enters it; 'near': the same, within one page.
 */
export type RowChange = 'delete' | 'add' | 'change' | 'swap' | 'near'

/** The changes and faults of a simulation, and how often they happen. */
export interface Scenario {
  readonly changes: readonly RowChange[]
  /** The probability of a change in each ms. */
  readonly changeRate: number
  /** The probability that a call is lost on its way there or back, or answered by 503, 429, or a corrupt page. */
  readonly faultRate: number
}

/** Returns a generator of numbers from 0 (included) to 1 (excluded); the same seed gives the same numbers. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Member {
  member: boolean
  valor: number
}

/** The members from a point in time on. */
interface RowsVersion {
  readonly at: number
  readonly rows: readonly MovingRow[]
}

/** The platform: it answers page requests, changes its rows in between, and remembers their history. */
export class MovingPlatform {
  /** The number of calls, for tests that count them. */
  calls = 0
  /** The time at which the last run of one-row calls began: the check. */
  checkStartedAt = 0
  /** The time at which page 0 was last requested with all rows: the last pass. */
  passStartedAt = 0
  private readonly rows = new Map<number, Member>()
  private readonly versions: RowsVersion[] = []
  private next = 200
  private lived: number
  private wasCheck = false

  constructor(
    private readonly clock: VirtualClock,
    private readonly random: () => number,
    private readonly mix: Scenario,
    private readonly pageSize: number,
    rows = 130,
  ) {
    for (let id = 1; id <= rows; id++) this.rows.set(id, { member: id % 13 !== 0, valor: id })
    this.lived = clock.now()
    this.remember(this.lived)
  }

  /** Whether the members were exactly `read` at a moment since `from`; their values too if `values` is set. */
  wereStable(read: readonly MovingRow[], from: number, values: boolean): boolean {
    const since = this.versions.findLastIndex(({ at }) => at <= from)
    return this.versions
      .slice(Math.max(0, since))
      .some(
        ({ rows }) =>
          rows.length === read.length &&
          rows.every(({ id, valor }, at) => id === read[at]?.id && (!values || valor === read[at]?.valor)),
      )
  }

  async fetch({ page, size }: PageRequest, signal: AbortSignal): Promise<PageResponse<MovingRow>> {
    this.recordCall(page, size)
    const fault = this.random() < this.mix.faultRate ? this.randomInt(6) : -1
    await this.clock.wait(1 + this.randomInt(20) + (fault === 5 ? 400 : 0), signal)
    if (fault === 0) throw new ApiError({ kind: 'network' })
    if (fault === 1) throw new ApiError({ kind: 'status', status: 503 })
    if (fault === 2) throw new ApiError({ kind: 'status', status: 429, retryAfterSeconds: 0.02 })
    this.advance()
    const all = this.members()
    const content = all.slice(page * size, (page + 1) * size)
    if (fault === 4 && content.length > 2) this.corruptPage(content)
    await this.clock.wait(1 + this.randomInt(20), signal)
    signal.throwIfAborted()
    if (fault === 3) throw new ApiError({ kind: 'network' })
    const totalElements = all.length
    return { content, totalElements, totalPages: Math.ceil(totalElements / size), size, number: page }
  }

  private randomInt(below: number): number {
    return Math.floor(this.random() * below)
  }

  private recordCall(page: number, size: number) {
    this.calls++
    if (size === 1 && !this.wasCheck) this.checkStartedAt = this.clock.now()
    if (size !== 1 && page === 0) this.passStartedAt = this.clock.now()
    this.wasCheck = size === 1
  }

  /** Makes a page corrupt: one row too few, or one row twice. */
  private corruptPage(content: MovingRow[]) {
    const at = 1 + this.randomInt(content.length - 2)
    const before = content[at - 1]
    if (this.random() < 0.5 || !before) content.splice(at, 1)
    else content[at] = before
  }

  private members(): MovingRow[] {
    return [...(this.versions.at(-1)?.rows ?? [])]
  }

  private remember(at: number) {
    const rows = [...this.rows].flatMap(([id, { member, valor }]) => (member ? [{ id, valor }] : []))
    this.versions.push({ at, rows: rows.sort((one, other) => one.id - other.id) })
  }

  /** Performs the changes that are due. */
  private advance() {
    const { changeRate } = this.mix
    if (changeRate === 0) return
    for (;;) {
      const at = this.lived - Math.log(1 - this.random()) / changeRate
      if (at > this.clock.now()) break
      this.lived = at
      this.move()
      this.remember(at)
    }
    // The waiting time has no memory: a change that has not happened yet is drawn again.
    this.lived = this.clock.now()
  }

  private move() {
    const kind = this.mix.changes[this.randomInt(this.mix.changes.length)]
    const members = this.members()
    const outside = [...this.rows].filter(([, { member }]) => !member).map(([id]) => id)
    const any = members[this.randomInt(members.length)]?.id
    const put = (id: number | undefined, change: Partial<Member>) => {
      const row = id === undefined ? undefined : this.rows.get(id)
      if (row) Object.assign(row, change)
    }
    if (kind === 'delete' && any !== undefined) this.rows.delete(any)
    if (kind === 'add') this.rows.set(this.next++, { member: true, valor: this.next })
    if (kind === 'change') put(any, { valor: this.randomInt(1_000) })
    if (kind === 'swap' || kind === 'near') {
      const enters = outside[this.randomInt(outside.length)]
      const reach = this.pageSize / 3
      const leaves = kind === 'swap' ? any : members.find(({ id }) => Math.abs(id - (enters ?? 0)) < reach)?.id
      if (enters === undefined || leaves === undefined) return
      put(leaves, { member: false })
      put(enters, { member: true })
    }
  }
}
