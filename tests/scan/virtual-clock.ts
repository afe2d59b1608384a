/** A clock for tests whose time passes only when nothing else is left to do: hours of waiting take no time. */

interface Timer {
  readonly at: number
  readonly go: () => void
}

/** The clock; all times in ms. */
export interface VirtualClock {
  now(): number
  /** Resolves `ms` later; at once if the signal is aborted, now or meanwhile. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** Runs `work` to its end; throws if it waits for something that never comes. */
  run<Result>(work: Promise<Result>): Promise<Result>
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Creates a clock at `start`, ms since the epoch. */
export function createVirtualClock(start = 1_800_000_000_000): VirtualClock {
  let now = start
  let timers: Timer[] = []
  return {
    now: () => now,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve()
        const giveUp = () => {
          timers = timers.filter((other) => other !== timer)
          resolve()
        }
        const advance = () => {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        }
        const timer = { at: now + ms, go: advance }
        timers.push(timer)
        signal?.addEventListener('abort', giveUp, { once: true })
      }),
    async run(work) {
      let done = false
      void work.then(
        () => (done = true),
        () => (done = true),
      )
      for (;;) {
        await settle()
        if (done) return work
        const next = timers.reduce<Timer | null>(
          (first, timer) => (first && first.at <= timer.at ? first : timer),
          null,
        )
        if (!next) throw new Error('nothing is left to wait for')
        timers = timers.filter((timer) => timer !== next)
        now = Math.max(now, next.at)
        next.go()
      }
    },
  }
}
