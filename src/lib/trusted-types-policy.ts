/** The name of the only Trusted Types policy that the security headers allow; it returns only the worker's URL. */
export const WORKER_TRUSTED_TYPES_POLICY = 'gestor-leitura'
