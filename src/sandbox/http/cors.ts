/**
 * Lets consoles of other origins call the platform: exactly what a real platform must send for one that stands apart.
 */
import { cors } from 'hono/cors'

/** A middleware for all paths; `origins` are full ('https://gestor.exemplo.com'), or '*' for any. */
export const createCorsMiddleware = (origins: readonly string[]) =>
  cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Accept', 'Authorization', 'Content-Type', 'X-Retry'],
    exposeHeaders: ['Retry-After'],
    // The browser asks again after this, s.
    maxAge: 600,
  })
