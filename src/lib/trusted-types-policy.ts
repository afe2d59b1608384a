/** The name of the one Trusted Types policy that the security headers allow: it knows one address, the worker's. */
export const WORKER_TRUSTED_TYPES_POLICY = 'gestor-leitura'
