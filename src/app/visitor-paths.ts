/** The pages for visitors (spec 1 §2.2). A valid session is redirected away from them; without one only they open. */
export const VISITOR_PATHS: readonly string[] = ['/login', '/register', '/forgot-password', '/recover-password']
