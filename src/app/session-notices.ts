/** What the console tells about its session once it stands: a place to go back to, a browser that keeps nothing. */
import { onConnectionBlocked } from '#api/call/reachability.ts'
import { isReturned, shouldOfferReturnPath } from '#api/session/session-exit.ts'
import { onTokenFallback } from '#api/token/token.ts'
import { execute } from '#commands/dispatcher.ts'
import { whenRegistryLoaded } from '#commands/runtime.ts'
import { subscribeToScreen } from '#commands/screen.ts'
import { notify } from '#ui/notices/notify.tsx'
import { removeNotice } from '#ui/notices/notice-store.ts'

/** Long enough to read two lines and to reach for the mouse, ms. */
const OFFER_TIMEOUT_MS = 12_000
/** Long enough for three lines with addresses in them, ms. */
const READING_TIMEOUT_MS = 30_000

/** The notice is there before the verbs are: one that presses at once waits for them, and is not lost. */
async function openReturnPath() {
  const command = (await whenRegistryLoaded()).get('sessao.retomar')
  if (command) execute(command, {}, 'ponteiro')
}

/** Shows them; called once per page, after the console has started. */
export function showSessionNotices(): void {
  if (shouldOfferReturnPath()) {
    const notice = notify('info', 'A tela em que você estava foi guardada.', {
      timeOut: OFFER_TIMEOUT_MS,
      action: { label: 'Voltar para onde parei', run: () => void openReturnPath() },
    })
    // Whoever is there by now, this way or another, is offered nothing.
    const stop = subscribeToScreen(() => {
      if (!isReturned()) return
      removeNotice(notice)
      stop()
    })
  }
  // It is read, and copied for whoever installed the console.
  onConnectionBlocked((text) => notify('error', text, { timeOut: READING_TIMEOUT_MS, tapToDismiss: false }))
  onTokenFallback(() =>
    notify('warning', 'O navegador não permite guardar a sessão. Ela vale somente nesta aba.', {
      timeOut: OFFER_TIMEOUT_MS,
    }),
  )
}
