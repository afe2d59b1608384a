/** The path after signing in (spec 1 §2.3). */
export const POST_LOGIN_PATH = '/cashbacks'
