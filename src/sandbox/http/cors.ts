/** Lets consoles of other origins call the platform. Sends exactly what a real platform on another origin must send. */
import { cors } from 'hono/cors'

/** A middleware for all paths. `origins` are full origins ('https://gestor.exemplo.com'), or '*' for any. */
export const createCorsMiddleware = (origins: readonly string[]) =>
  cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Accept', 'Authorization', 'Content-Type', 'X-Retry'],
    exposeHeaders: ['Retry-After'],
    // The browser caches a preflight for so many seconds.
    maxAge: 600,
  })
