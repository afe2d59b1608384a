/** The pages for visitors (spec 1 §2.2): a valid session leads away from them, and only they open without one. */
export const VISITOR_PATHS: readonly string[] = ['/login', '/register', '/forgot-password', '/recover-password']
