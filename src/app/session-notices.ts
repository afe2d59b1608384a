/** Notices about the session after the start: a saved location to return to, and a browser that stores nothing. */
import { reachability } from '#api/call/reachability.ts'
import { clearReturnPathIfReached, shouldOfferReturnPath } from '#api/session/session-exit.ts'
import { onTokenFallback } from '#api/token/token.ts'
import { execute } from '#commands/command-requests.ts'
import { whenRegistryLoaded } from '#commands/runtime.ts'
import { subscribeToScreen } from '#commands/screen.ts'
import { notify } from '#ui/notices/notify.tsx'
import { removeNotice } from '#ui/notices/notice-store.ts'

/** Enough to read two lines and reach for the mouse, in ms. */
const OFFER_TIMEOUT_MS = 12_000
/** Enough for three lines with addresses in them, in ms. */
const READING_TIMEOUT_MS = 30_000

/**
 * Runs the command as soon as the registry is loaded: the notice can be pressed before that, and the press must not be
 * lost.
 */
async function openReturnPath() {
  const command = (await whenRegistryLoaded()).get('sessao.retomar')
  if (command) execute(command, {}, 'ponteiro')
}

/** Shows the notices. Called once per page, after the console has started. */
export function showSessionNotices(): void {
  if (shouldOfferReturnPath()) {
    const notice = notify('info', 'A tela em que você estava foi guardada.', {
      timeOut: OFFER_TIMEOUT_MS,
      action: { label: 'Voltar para onde parei', run: () => void openReturnPath() },
    })
    // An operator who has returned, by the notice or otherwise, needs no offer.
    const stop = subscribeToScreen(() => {
      if (!clearReturnPathIfReached()) return
      removeNotice(notice)
      stop()
    })
  }
  // Stays longer: the operator reads it and copies it for whoever installed the console.
  reachability.onConnectionBlocked((text) =>
    notify('error', text, { timeOut: READING_TIMEOUT_MS, tapToDismiss: false }),
  )
  onTokenFallback(() =>
    notify('warning', 'O navegador não permite guardar a sessão. Ela vale somente nesta aba.', {
      timeOut: OFFER_TIMEOUT_MS,
    }),
  )
}
