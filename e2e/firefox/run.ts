/**
 * `npm run e2e:firefox`: a day's journey in the system's own Firefox, by keyboard. What automation cannot show is said
 * at the end: real keyboards with dead keys, the browser's own find bar, its print window and its save window.
 */
import { existsSync } from 'node:fs'
import { startPlatform } from '../platform.ts'
import { startFirefox } from './bidi.ts'
import { steps } from './day.ts'
import { mustBe } from './page.ts'

const program = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== undefined && existsSync(path),
)

if (program === undefined) {
  console.log('O Firefox não está instalado: nada foi testado ("apt-get install firefox-esr", ou FIREFOX_PATH).')
} else {
  const platform = await startPlatform()
  const firefox = await startFirefox(program)
  console.log(`Firefox ${firefox.version}`)
  try {
    for (const [name, go] of steps) {
      const started = performance.now()
      await go(firefox, platform.url)
      console.log(`✓ ${name.padEnd(40)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    mustBe(firefox.complaints.length === 0, `Firefox complained:\n${firefox.complaints.join('\n')}`)
    console.log(
      'Not shown here: dead keys of a real keyboard, the find bar itself, printing, the window for saving a page.',
    )
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
    for (const line of firefox.complaints) console.error(`    ${line}`)
    process.exitCode = 1
  } finally {
    await firefox.close()
    await platform.close()
  }
}
