/**
 * `npm run e2e:firefox`: runs a day's work in the system's Firefox, by keyboard. At the end it prints what automation
 * cannot show: real keyboards with dead keys, the browser's own find bar, its print dialog and its save dialog.
 */
import { existsSync } from 'node:fs'
import { runDay } from '../day/run.ts'
import { startFirefox } from './bidi.ts'

const program = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== undefined && existsSync(path),
)

if (program === undefined)
  console.log('O Firefox não está instalado: nada foi testado ("apt-get install firefox-esr", ou FIREFOX_PATH).')
else
  await runDay(
    'Firefox',
    () => startFirefox(program),
    'Not shown here: dead keys of a real keyboard, the find bar itself, printing, the window for saving a page.',
  )
