/** The name of the database of stored scans. Code that erases it need not load the code that opens it. */
export const DATABASE = 'gestor-leituras'
