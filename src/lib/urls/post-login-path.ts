/** Where signing in leads (spec 1 §2.3). */
export const POST_LOGIN_PATH = '/cashbacks'
