/** The first module of all: zod would otherwise probe `new Function`, which the policy forbids (ui/README §6). */
import * as z from 'zod/mini'

z.config({ jitless: true })
