/** What the tests of auto refresh put in the place of the platform, the screen, the bulk run and the screen reader. */

/** What they answer with, and what they were asked. */
export const fake = {
  isDirty: false,
  endedAt: 1 as number | null,
  announced: [] as string[],
  requestedPages: [] as number[],
  /** ms until a response arrives. */
  delayMs: 0,
  record: (_id: number): unknown => {
    throw new Error('unset')
  },
  respond: (_page: number, _size: number): { content: unknown[]; totalElements: number } => {
    throw new Error('unset')
  },
}

/** In the place of `api/session/client.ts`. */
export const fakeClient = {
  call: async (_: unknown, { page, size, id }: { page: number; size: number; id?: number }) => {
    if (id !== undefined) return fake.record(id)
    fake.requestedPages.push(page)
    const response = fake.respond(page, size)
    if (fake.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fake.delayMs))
    return { ...response, totalPages: 1, size, number: page }
  },
}

/** In the place of `commands/screen.ts`. */
export const fakeScreen = { getScreen: () => ({ form: { isDirty: () => fake.isDirty } }) }

/** In the place of `commands/bulk/run-store.ts`. */
export const fakeRunStore = { getCurrentRun: () => ({ run: { endedAt: fake.endedAt } }) }

/** In the place of `ui/announce.ts`. */
export const fakeAnnounce = { announce: (text: string) => fake.announced.push(text) }
