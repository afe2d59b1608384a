/**
 * Imported before all other modules: without this setting zod tries `new Function`, which the policy forbids (ui/README
 * §6).
 */
import * as z from 'zod/mini'

z.config({ jitless: true })
