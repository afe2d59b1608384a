/** Measures times inside the page; installed before the page's own scripts. */

/** The functions that the benches call in the page; times in ms. */
export interface Probe {
  /** ms from navigation start to the frame after the one in which the element first shows one of `wanted`. */
  waitForFirstText(selector: string, wanted: readonly string[]): Promise<number>
  /**
   * Starts a timing: `timingResult` resolves two frames after the element shows one of `wanted`, counted from the next
   * `event`.
   */
  startTiming(selector: string, wanted: readonly string[], event: 'keydown' | 'click'): void
  /** ms from the event to the painted change. */
  timingResult: Promise<number>
  /** Frames from the event to the painted change: 1 is the very next one. */
  frames: number
  /** Starts to record frames; with `row`, checks three points of the scroller for a place without a row. */
  watchFrames(scroller: string, row: string): void
  frameStats(): { longest: number; dropped: number; blank: number }
  /** The tasks over 50 ms since the last call: their number, and the ms of the longest. */
  longTasks(): { count: number; longest: number }
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Installs the probe; runs in the page. */
export function installProbe(): void {
  const FRAME = 1000 / 60
  const frame = requestAnimationFrame
  const hasText = (selector: string, wanted: readonly string[]) =>
    wanted.includes(document.querySelector(selector)?.textContent?.replace(/\D/g, '') ?? '')
  let times: number[] = []
  let looked = 0
  let blank = 0
  let watching = false
  let tasks: number[] = []
  const recordTasks = (entries: readonly PerformanceEntry[]) => entries.forEach(({ duration }) => tasks.push(duration))
  const long = new PerformanceObserver((list) => recordTasks(list.getEntries()))
  long.observe({ type: 'longtask' })

  window.probe = {
    waitForFirstText: (selector, wanted) =>
      new Promise((resolve) => {
        const check = () => {
          if (hasText(selector, wanted)) frame(() => resolve(performance.now()))
          else frame(check)
        }
        check()
      }),
    timingResult: Promise.resolve(0),
    frames: 0,
    startTiming(selector, wanted, event) {
      let start = 0
      let frames = 1
      let stop = 0
      addEventListener(
        event,
        ({ timeStamp }) => {
          start ||= timeStamp
          stop = frame(function tick() {
            frames++
            stop = frame(tick)
          })
        },
        { capture: true, once: true },
      )
      this.timingResult = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (start === 0 || !hasText(selector, wanted)) return
          observer.disconnect()
          cancelAnimationFrame(stop)
          this.frames = frames
          frame(() => frame(() => resolve(performance.now() - start)))
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      })
    },
    watchFrames(scroller, row) {
      times = []
      looked = 0
      blank = 0
      watching = true
      const box = document.querySelector(scroller)?.getBoundingClientRect()
      const tick = (time: number) => {
        if (!watching) return
        times.push(time)
        for (const height of box ? [0.3, 0.5, 0.7] : []) {
          const seen = document.elementFromPoint(box!.x + box!.width / 2, box!.y + box!.height * height)
          looked++
          if (!seen?.closest(row)?.textContent) blank++
        }
        frame(tick)
      }
      frame(tick)
    },
    longTasks() {
      recordTasks(long.takeRecords())
      const result = { count: tasks.length, longest: Math.max(0, ...tasks) }
      tasks = []
      return result
    },
    frameStats() {
      watching = false
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
      return {
        longest: Math.max(0, ...gaps),
        dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0),
        blank: looked === 0 ? 0 : (100 * blank) / looked,
      }
    },
  }
}
