/** The name of the database in which readings are kept, known without fetching what reads and writes it. */
export const DATABASE = 'gestor-leituras'
